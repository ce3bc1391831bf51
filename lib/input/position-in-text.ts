import { escapeRegExp } from "../escape-regexp";
import type { Position } from "../types";

/** Line and column of the character at a zero-based index. */
export function positionAt(text: string, index: number): Position {
  const before = text.slice(0, index);
  return { line: before.split("\n").length, column: index - before.lastIndexOf("\n") };
}

/** Position of the `nth` occurrence (zero-based; -1 is the last) of a string literal in source code; undefined if there is none. */
export function positionOfString(text: string, value: string, nth = 0): Position | undefined {
  const found = [...text.matchAll(new RegExp(`(["'\`])${escapeRegExp(value)}\\1`, "g"))];
  return positionOfMatch(text, found.at(nth));
}

/** Position of a top-level key in front matter. */
export function positionOfKey(text: string, key: string): Position | undefined {
  return positionOfMatch(text, new RegExp(`^${escapeRegExp(key)}:`, "m").exec(text));
}

/**
 * Position of the value of a property in source code; with `value`, only where it is that string literal. `nth` is as in
 * `positionOfString`. Undefined if there is none.
 */
export function positionOfProperty(text: string, key: string, value?: string, nth = 0): Position | undefined {
  const written = value === undefined ? "" : `(["'\`])${escapeRegExp(value)}\\1`;
  const found = [...text.matchAll(new RegExp(`(?<=\\b${escapeRegExp(key)}:\\s*)(?=\\S)${written}`, "g"))];
  return positionOfMatch(text, found.at(nth));
}

/** Position of a property name, quoted or not, at the beginning of a line of source code. */
export function positionOfName(text: string, name: string): Position | undefined {
  return positionOfMatch(text, new RegExp(`(?<=^[ \\t]*)(["'\`]?)${escapeRegExp(name)}\\1(?=\\s*:)`, "m").exec(text));
}

const positionOfMatch = (text: string, match: { index: number } | null | undefined): Position | undefined =>
  match ? positionAt(text, match.index) : undefined;
