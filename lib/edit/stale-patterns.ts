import ts from "typescript";
import { listFiles } from "../list-files";
import { isPublished, pathOf, splitHref } from "../paths";
import type { FileChanges } from "./file-changes";
import type { AddressChanges } from "./replace-addresses";
import { listPrograms } from "./update-references";

/**
 * Locates regular expressions of which an alternative matches a moved or removed page and no remaining one, as
 * `lib/product/search-settings.ts:130`. They cannot be updated automatically, as addresses can.
 */
export function findStalePatterns(root: string, changes: FileChanges, { addresses }: AddressChanges): string[] {
  const gone = [...addresses.keys()];
  const published = listFiles(`${root}/content`).files.filter(isPublished).map(pathOf);
  const left = [
    ...published.filter((path) => !addresses.has(path)),
    ...[...addresses.values()].map((to) => splitHref(to).path),
  ];
  const names = new Set(gone.flatMap((path) => path.split("/").filter(Boolean)));
  const places = listPrograms(root).flatMap((file) => {
    const text = changes.read(file);
    if (text === undefined || ![...names].some((name) => text.includes(name))) return [];
    return patternsIn(file, text).flatMap(({ pattern, line }) =>
      gone.some((path) => pattern.test(path)) && !left.some((path) => pattern.test(path)) ? [`${file}:${line}`] : [],
    );
  });
  // Several on one line are reported once.
  return [...new Set(places)];
}

/** All regular expression literals in source code, with their one-based lines. */
function patternsIn(file: string, text: string): { pattern: RegExp; line: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: { pattern: RegExp; line: number }[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, pattern = "", flags = ""] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      // With `g` or `y`, `test` would start where the last match ended.
      const own = flags.replace(/[gy]/g, "");
      found.push(...alternativesOf(pattern).map((part) => ({ pattern: new RegExp(part, own), line: line + 1 })));
    }
    node.forEachChild(collect);
  };
  collect(source);
  return found;
}

/** The alternatives of a pattern, each of which may be the only one for a page; one with brackets or groups is left whole. */
const alternativesOf = (pattern: string): string[] =>
  /[()[\]]/.test(pattern) ? [pattern] : pattern.split(/(?<!\\)\|/);

/** Messages about stale patterns for the author; empty if there are none. */
export const describeStalePatterns = (places: readonly string[]): string[] =>
  places.length > 0
    ? [
        `Regular expressions, or alternatives in them, that match none of the pages any more were left for you to change: ${places.join(", ")}`,
      ]
    : [];
