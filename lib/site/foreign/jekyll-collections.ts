import { isRecord } from "../../input/is-record";
import { parseYaml } from "../../input/yaml-document";
import { findNavFile, type NavPlace } from "./nav-file";

/** Names of the collections that Jekyll publishes besides posts, each of which has a folder with an underscore: `docs` in `_docs`. */
export function collectionsOf(place: NavPlace): string[] {
  const { file = "", text = "" } = findNavFile(place, ["_config.yml", "_config.yaml"], [place.folder]) ?? {};
  const { value } = parseYaml(file, text);
  const said = isRecord(value) && isRecord(value.collections) ? value.collections : {};
  return Object.entries(said).flatMap(([name, options]) =>
    name !== "posts" && isRecord(options) && options.output === true ? [name] : [],
  );
}
