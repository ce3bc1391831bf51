import type ts from "typescript";
import { typescript } from "../../site/foreign/nav/literal-value";
import type { Position } from "../../types";

/** Where a part of source code has each of its strings first. It is read once, since many may be looked up. */
export function placesOfStrings(source: ts.SourceFile, part: ts.Node): ReadonlyMap<string, Position> {
  const { isStringLiteralLike } = typescript();
  const places = new Map<string, Position>();
  const collect = (node: ts.Node): void => {
    if (isStringLiteralLike(node) && !places.has(node.text)) places.set(node.text, placeIn(source, node));
    node.forEachChild(collect);
  };
  collect(part);
  return places;
}

/** The place of a node in its source. */
export function placeIn(source: ts.SourceFile, node: ts.Node): Position {
  const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return { line: line + 1, column: character + 1 };
}
