import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseYaml, type YamlDocument } from "../../../input/yaml-document";
import { buildReference, type ReferenceFiles } from "../reference";

const read = (name: string): YamlDocument =>
  parseYaml(`content/_reference/${name}`, readFileSync(join(import.meta.dirname, name), "utf8"));

/** The documents beside this file: a small reference for tests, so that what owners write into theirs breaks none. */
export const smallFiles: ReferenceFiles = {
  "openapi.yaml": read("openapi.yaml"),
  "cli.yaml": read("cli.yaml"),
  "sdk.yaml": read("sdk.yaml"),
  "errors.yaml": read("errors.yaml"),
  "settings.yaml": read("settings.yaml"),
  "rights.yaml": read("rights.yaml"),
  "changelog.yaml": read("changelog.yaml"),
};

/** What the site would know from them. */
export const smallReference = buildReference(smallFiles);

/** One of the documents with one text in place of another. @throws Error when it does not have it. */
export function changed(name: keyof ReferenceFiles, from: string, to: string): YamlDocument {
  const { file, text } = smallFiles[name];
  if (!text.includes(from)) throw new Error(`${name} has no "${from}".`);
  return parseYaml(file, text.replace(from, to));
}
