import type ts from "typescript";
import { typescript } from "../../site/foreign/nav/literal-value";
import type { Position } from "../../types";

/** Where source code has each of its strings first. It is read once, since many may be looked up. */
export function placesOfStrings(text: string): ReadonlyMap<string, Position> {
  const { createSourceFile, isStringLiteralLike, ScriptTarget } = typescript();
  const source = createSourceFile("x.ts", text, ScriptTarget.Latest);
  const places = new Map<string, Position>();
  const collect = (node: ts.Node): void => {
    if (isStringLiteralLike(node) && !places.has(node.text)) places.set(node.text, placeIn(source, node));
    node.forEachChild(collect);
  };
  collect(source);
  return places;
}

/** The place of a node in its source. */
export function placeIn(source: ts.SourceFile, node: ts.Node): Position {
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { line: line + 1, column: character + 1 };
}
