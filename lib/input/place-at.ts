import type { Position } from "../types";

/** Where a character of a text stands, by its index from 0. */
export function placeAt(text: string, index: number): Position {
  const before = text.slice(0, index);
  return { line: before.split("\n").length, column: index - before.lastIndexOf("\n") };
}
