import { escapeRegExp } from "../escape-regexp";
import type { Position } from "../types";

/** Line and column of a character, by its index from 0. */
export function positionAt(text: string, index: number): Position {
  const before = text.slice(0, index);
  return { line: before.split("\n").length, column: index - before.lastIndexOf("\n") };
}

/** Position of the `nth` occurrence (from 0; -1 is the last) of a quoted string in a program; undefined if there is none. */
export function positionOfString(text: string, value: string, nth = 0): Position | undefined {
  const found = [...text.matchAll(new RegExp(`(["'\`])${escapeRegExp(value)}\\1`, "g"))];
  return positionOfMatch(text, found.at(nth));
}

/** Position of a key in the front matter. */
export function positionOfKey(text: string, key: string): Position | undefined {
  return positionOfMatch(text, new RegExp(`^${escapeRegExp(key)}:`, "m").exec(text));
}

/**
 * Position of the value that a program gives to a property; with `value`, only where it is that string. `nth` is as above. Undefined if
 * there is none.
 */
export function positionOfProperty(text: string, key: string, value?: string, nth = 0): Position | undefined {
  const written = value === undefined ? "" : `(["'\`])${escapeRegExp(value)}\\1`;
  const found = [...text.matchAll(new RegExp(`(?<=\\b${escapeRegExp(key)}:\\s*)(?=\\S)${written}`, "g"))];
  return positionOfMatch(text, found.at(nth));
}

/** Position of a property name at the beginning of a line of a program, with quotes or without. */
export function positionOfName(text: string, name: string): Position | undefined {
  return positionOfMatch(text, new RegExp(`(?<=^[ \\t]*)(["'\`]?)${escapeRegExp(name)}\\1(?=\\s*:)`, "m").exec(text));
}

const positionOfMatch = (text: string, match: { index: number } | null | undefined): Position | undefined =>
  match ? positionAt(text, match.index) : undefined;
