import { jsonToken } from "./json-cursor";

/** Part of a text, as a selection takes it. */
type TextRange = { start: number; end: number };

/** An object or an array that is open, the pointer to it, and of an array the index of its element. */
type Open = { start: number; at: string; isArray: boolean; index: number };

/**
 * Where the value stands that a pointer such as `/items/0/operation` leads to; of a value that is missing, the record around
 * it. Nothing in a text that is no JSON so far.
 */
export function valueRange(text: string, pointer: string): TextRange | undefined {
  const ranges = readRanges(text);
  let at = pointer;
  while (at !== "" && !ranges.has(at)) at = at.slice(0, at.lastIndexOf("/"));
  return ranges.get(at);
}

function readRanges(text: string): Map<string, TextRange> {
  const ranges = new Map<string, TextRange>();
  const open: Open[] = [];
  let at = "";
  let isKey = false;
  for (const { 0: found, index: start } of text.matchAll(jsonToken)) {
    const part = open.at(-1);
    const end = start + found.length;
    if (found === "{" || found === "[") {
      isKey = found === "{";
      open.push({ start, at, isArray: !isKey, index: 0 });
      if (!isKey) at = `${at}/0`;
    } else if (found === "}" || found === "]") {
      isKey = false;
      if (open.pop() && part) ranges.set(part.at, { start: part.start, end });
    } else if (found === ",") {
      isKey = part !== undefined && !part.isArray;
      if (part?.isArray) at = `${part.at}/${++part.index}`;
    } else if (found === ":") isKey = false;
    else if (isKey && part) at = `${part.at}/${found.replace(/^"|"$/g, "")}`;
    else ranges.set(at, { start, end });
  }
  return ranges;
}
