import type { Position } from "../types";

/** Where the `nth` mention (from 0; the last one for -1) of a quoted text begins in a program; nothing when it is not there. */
export function placeOfString(text: string, value: string, nth = 0): Position | undefined {
  const found = [...text.matchAll(new RegExp(`(["'\`])${quote(value)}\\1`, "g"))];
  return placeAt(text, found.at(nth)?.index);
}

/** Where a key of the front matter stands. */
export function placeOfKey(text: string, key: string): Position | undefined {
  return placeAt(text, new RegExp(`^${quote(key)}:`, "m").exec(text)?.index);
}

function placeAt(text: string, offset: number | undefined): Position | undefined {
  if (offset === undefined) return undefined;
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
