import ts from "typescript";
import { listFiles } from "../list-files";
import { pathOf, splitHref } from "../paths";
import { pagesOf } from "../site/read-pages";
import type { FileChanges } from "./file-changes";
import type { AddressChanges } from "./replace-addresses";
import { listPrograms } from "./update-references";

/**
 * Places of regular expressions that match a page which has moved or was removed, and none of the pages that are left:
 * `lib/product/search-settings.ts:130`. They cannot be updated as addresses can.
 */
export function findStalePatterns(root: string, changes: FileChanges, { addresses }: AddressChanges): string[] {
  const gone = [...addresses.keys()];
  const published = pagesOf(listFiles(`${root}/content`).files).map(pathOf);
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
  // Of two on one line, the author is told once.
  return [...new Set(places)];
}

/** Every regular expression of a program, with its line (from 1). */
function patternsIn(file: string, text: string): { pattern: RegExp; line: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: { pattern: RegExp; line: number }[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, pattern = "", flags = ""] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      // `g` and `y` would begin where the last search has ended.
      found.push({ pattern: new RegExp(pattern, flags.replace(/[gy]/g, "")), line: line + 1 });
    }
    node.forEachChild(collect);
  };
  collect(source);
  return found;
}

/** What the author is told of them; nothing when there are none. */
export const describeStalePatterns = (places: readonly string[]): string[] =>
  places.length > 0
    ? [`Regular expressions that match none of the pages any more were left for you to change: ${places.join(", ")}`]
    : [];
