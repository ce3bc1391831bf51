import { escapeRegExp } from "../escape-regexp";
import type { Position } from "../types";

/** Where a character of a text stands, by its index from 0. */
export function placeAt(text: string, index: number): Position {
  const before = text.slice(0, index);
  return { line: before.split("\n").length, column: index - before.lastIndexOf("\n") };
}

/** Where the `nth` mention (from 0; the last one for -1) of a quoted text begins in a program; nothing when it is not there. */
export function placeOfString(text: string, value: string, nth = 0): Position | undefined {
  const found = [...text.matchAll(new RegExp(`(["'\`])${escapeRegExp(value)}\\1`, "g"))];
  return placeOfMatch(text, found.at(nth));
}

/** Where a key of the front matter stands. */
export function placeOfKey(text: string, key: string): Position | undefined {
  return placeOfMatch(text, new RegExp(`^${escapeRegExp(key)}:`, "m").exec(text));
}

/** Where a program gives a property a text, or any value: at that value; nothing where it does not. */
export function placeOfProperty(text: string, key: string, value?: string): Position | undefined {
  const written = value === undefined ? "" : `(["'\`])${escapeRegExp(value)}\\1`;
  return placeOfMatch(text, new RegExp(`(?<=\\b${escapeRegExp(key)}:\\s*)(?=\\S)${written}`).exec(text));
}

/** Where a program names a property at the beginning of a line, with quotes or without. */
export function placeOfName(text: string, name: string): Position | undefined {
  return placeOfMatch(text, new RegExp(`(?<=^[ \\t]*)(["'\`]?)${escapeRegExp(name)}\\1(?=\\s*:)`, "m").exec(text));
}

const placeOfMatch = (text: string, match: { index: number } | null | undefined): Position | undefined =>
  match ? placeAt(text, match.index) : undefined;
