import { isRecord } from "../../../input/is-record";
import { textValue } from "../../../input/text-value";
import { parseYaml } from "../../../input/yaml-document";
import { findNavFile, type NavPlace } from "../nav/nav-file";
import type { NamedValues } from "./named-values";

/** What the configuration of Jekyll says: the collections that are published besides posts, and values by the name pages use for them. */
type Jekyll = { collections: string[]; values: NamedValues };

/** Reads the `_config.yml` in a tree. A collection `docs` has the folder `_docs`. */
export function readJekyll(place: NavPlace): Jekyll {
  const { file = "", text = "" } = findNavFile(place, ["_config.yml", "_config.yaml"], [place.folder]) ?? {};
  const { value } = parseYaml(file, text);
  const said = isRecord(value) ? value : {};
  const collections = Object.entries(isRecord(said.collections) ? said.collections : {}).flatMap(([name, options]) =>
    name !== "posts" && isRecord(options) && options.output === true ? [name] : [],
  );
  const values = Object.entries(said).flatMap(([key, own]) => {
    const words = textValue(own);
    return words === undefined || /^(?:base)?url$/.test(key) ? [] : [[`{{site.${key}}}`, words] as const];
  });
  return { collections, values: new Map(values) };
}
