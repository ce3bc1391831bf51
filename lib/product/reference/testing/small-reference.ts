import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseYaml, type YamlDocument } from "../../../input/yaml-document";
import { buildReference, filesBy, type ReferenceFiles } from "../reference";

/** The documents next to this file: a small reference for tests, so that changes to the owner's documents cannot break them. */
export const smallFiles: ReferenceFiles = filesBy((name) =>
  parseYaml(`content/_reference/${name}`, readFileSync(join(import.meta.dirname, name), "utf8")),
);

/** The reference built from them. */
export const smallReference = buildReference(smallFiles);

/** One of the documents with `from` replaced by `to`. @throws Error when `from` does not occur. */
export function changed(name: keyof ReferenceFiles, from: string, to: string): YamlDocument {
  const { file, text } = smallFiles[name];
  if (!text.includes(from)) throw new Error(`${name} has no "${from}".`);
  return parseYaml(file, text.replace(from, to));
}
