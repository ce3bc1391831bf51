import { isRecord } from "../../../input/is-record";
import { parseYaml } from "../../../input/yaml-document";
import type { Parts } from "../../../page/foreign/parts/parts";
import { findMkDocsFile } from "../nav/mkdocs-file";
import type { NavPlace } from "../nav/nav-file";
import { partsOf } from "./parts-of";

/** `auto_append` of the extension `pymdownx.snippets`, alone, since the rest of the file may have Python-specific YAML tags. */
const setting = /^( +)auto_append:.*\n?(?:\1[ -].*\n?)*/m;

/** Returns the definitions of links that MkDocs adds to every page of a tree from other files, one a line. */
export function appendedDefinitions(place: NavPlace): string[] {
  const [found = "", indent = ""] = setting.exec(findMkDocsFile(place)?.text ?? "") ?? [];
  const { value } = parseYaml("", found.replaceAll(new RegExp(`^${indent}`, "gm"), ""));
  const files = isRecord(value) && Array.isArray(value.auto_append) ? value.auto_append.map(String) : [];
  const parts = partsOf(files.map((file) => `--8<-- "${file}"`).join("\n"), "", place.folder);
  return definitionsIn(parts);
}

/** The definitions of links in files that a page includes, one a line. */
export const definitionsIn = (parts: Parts = {}): string[] =>
  Object.entries(parts).flatMap(([path, text]) => (isText.test(path) && text.match(/^\[[^\]\n]+\]:.+$/gm)) || []);

const isText = /\.(?:mdx?|txt)$/i;

/** Adds those of the definitions to a text that it may refer to, since others would be reported as unused. */
export function withDefinitions(body: string, definitions: readonly string[]): string {
  const used = definitions.filter((line) => body.includes(line.slice(0, line.indexOf("]") + 1)));
  return used.length > 0 ? `${body}\n\n${used.join("\n")}\n` : body;
}
