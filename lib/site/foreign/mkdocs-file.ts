import { existsSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { isRecord } from "../../input/is-record";
import { readText } from "../../input/read-text";
import { textValue } from "../../input/text-value";
import { parseYaml } from "../../input/yaml-document";
import type { Issue } from "../../types";
import type { NavPlace } from "./nav-file";

/** The configuration of MkDocs for a tree: how messages name it, what it says, and what is wrong with its characters. */
type MkDocsFile = { file: string; text: string; issues: Issue[] };

/** The MkDocs file beside a tree; none where it is that of another folder. */
export function readMkDocsFile({ folder, label }: NavPlace): MkDocsFile | undefined {
  const name = ["mkdocs.yml", "mkdocs.yaml"].find((candidate) => existsSync(join(folder, "..", candidate)));
  if (name === undefined) return undefined;
  const file = posix.join(label, "..", name);
  const { text, issues } = readText(join(folder, "..", name), file, "warning");
  const docs = textOfKey(text, "docs_dir") ?? "docs";
  return resolve(folder, "..", docs) === resolve(folder) ? { file, text, issues } : undefined;
}

/** What a key at the top says on its line; the rest of the file has tags that mean something to Python alone. */
export function textOfKey(text: string, key: string): string | undefined {
  const [line] = new RegExp(`^${key}:.*$`, "m").exec(text) ?? [];
  const { value } = parseYaml("", line ?? "");
  return isRecord(value) ? textValue(value[key]) : undefined;
}
