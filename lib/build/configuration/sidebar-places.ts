import type ts from "typescript";
import type { Path } from "../../input/yaml-document";
import { oncePer } from "../../memoize";
import { typescript } from "../../site/foreign/nav/literal-value";
import type { Position } from "../../types";
import { entriesAt } from "./module-document";
import { placeIn, placesOfStrings } from "./string-places";

/**
 * Finds entries in the text of a file with sidebars, which may be parts of an exported manifest. A place is that of the label or path
 * `near` in the entry that is `at` a path among the exports. If that entry is not written there, it is the nearest `near` around it.
 */
export function sidebarPlaces(text: string): (at: Path, near: string | undefined) => Position | undefined {
  const { createSourceFile, isIdentifier, ScriptTarget } = typescript();
  const source = createSourceFile("sidebars.ts", text, ScriptTarget.Latest);
  const stringsIn = oncePer((part: ts.Node) => placesOfStrings(source, part));
  return (at, near = "") => {
    const own = entriesAt(source, at);
    const entries = own.length > 0 ? own : entriesAt(source, ["manifest", ...at]).slice(1);
    const nodes = [source, ...entries.map(({ value }) => value)].reverse();
    const [innermost = source] = nodes;
    const isWritten = entries.length === at.length && !isIdentifier(innermost);
    const found = (isWritten ? [innermost] : nodes).find((node) => stringsIn(node).has(near));
    if (found) return stringsIn(found).get(near);
    return innermost === source ? undefined : placeIn(source, innermost);
  };
}
