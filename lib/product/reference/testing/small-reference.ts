import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseYaml, type YamlDocument } from "../../../input/yaml-document";
import { buildReference, filesBy, type ReferenceFiles } from "../reference";

/** The documents beside this file: a small reference for tests, so that what owners write into theirs breaks none. */
export const smallFiles: ReferenceFiles = filesBy((name) =>
  parseYaml(`content/_reference/${name}`, readFileSync(join(import.meta.dirname, name), "utf8")),
);

/** What the site would know from them. */
export const smallReference = buildReference(smallFiles);

/** One of the documents with one text in place of another. @throws Error when it does not have it. */
export function changed(name: keyof ReferenceFiles, from: string, to: string): YamlDocument {
  const { file, text } = smallFiles[name];
  if (!text.includes(from)) throw new Error(`${name} has no "${from}".`);
  return parseYaml(file, text.replace(from, to));
}
