import { resolve } from "node:path";
import { isRecord } from "../../../input/is-record";
import { textValue } from "../../../input/text-value";
import { parseYaml } from "../../../input/yaml-document";
import { findNavFile, type NavFile, type NavPlace } from "./nav-file";

/** Finds the MkDocs configuration beside a tree, unless its `docs_dir` is another folder. */
export function findMkDocsFile(place: NavPlace): NavFile | undefined {
  const around = resolve(place.folder, "..");
  const found = findNavFile(place, ["mkdocs.yml", "mkdocs.yaml"], [around]);
  const docs = found && (textOfKey(found.text, "docs_dir") ?? "docs");
  return docs !== undefined && resolve(around, docs) === resolve(place.folder) ? found : undefined;
}

/** The single-line value of a top-level key. Only that line is parsed, since the rest of the file may have Python-specific YAML tags. */
export function textOfKey(text: string, key: string): string | undefined {
  const [line] = new RegExp(`^${key}:.*$`, "m").exec(text) ?? [];
  const { value } = parseYaml("", line ?? "");
  return isRecord(value) ? textValue(value[key]) : undefined;
}
