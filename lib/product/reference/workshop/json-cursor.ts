/** An object or an array that is open at the caret. */
export type OpenPart = {
  type: "object" | "array";
  /** Its key in the enclosing object. */
  key?: string;
  /** Keys so far, with their values if these are strings. */
  members: Map<string, string | undefined>;
};

/** Position of the caret in a text that may not be complete JSON. */
type JsonCursor = {
  /** Objects and arrays that are open at the caret, outermost first. */
  open: OpenPart[];
  /** The key whose value the caret is in; absent where a key is expected, and in an array. */
  key?: string;
  /** True where a key is expected. */
  isKey: boolean;
  /** Start of the token at the caret. */
  from: number;
  /** Text from there to the caret, without the opening quote. */
  prefix: string;
};

/** A JSON token: a string, possibly unclosed, punctuation, or a word such as `true` or a number. */
export const jsonToken = /"(?:\\.|[^"\\])*"?|[{}[\]:,]|[^ \t\n\r{}[\]:,"]+/g;

/** Scans a text up to the caret and returns what is open there. Invalid JSON is scanned on a best-effort basis. */
export function cursorAt(text: string, caret: number): JsonCursor {
  const open: OpenPart[] = [];
  let key: string | undefined;
  let isKey = false;
  let word = { from: caret, prefix: "" };
  for (const { 0: found, index } of text.slice(0, caret).matchAll(jsonToken)) {
    const isUnderCaret = index + found.length === caret && !isClosed(found);
    const part = open.at(-1);
    if (isUnderCaret) word = { from: index, prefix: found.replace(/^"/, "") };
    else if (found === "{" || found === "[") {
      open.push({ type: found === "{" ? "object" : "array", key, members: new Map() });
      key = undefined;
      isKey = found === "{";
    } else if (found === "}" || found === "]") {
      open.pop();
      key = undefined;
      isKey = false;
    } else if (found === ",") {
      key = undefined;
      isKey = part?.type === "object";
    } else if (found === ":") isKey = false;
    else if (isKey && part) {
      key = unquote(found);
      part.members.set(key, undefined);
    } else if (key !== undefined && part) part.members.set(key, unquote(found));
  }
  return { open, key: isKey ? undefined : key, isKey, ...word };
}

/** True for a complete token, after which typing starts a new one. */
const isClosed = (found: string) => /^[{}[\]:,]$/.test(found) || (found.length > 1 && /[^\\]"$/.test(found));

const unquote = (found: string) => found.replace(/^"|"$/g, "");

/** A range of a text, as a selection takes it. */
type TextRange = { start: number; end: number };

/** An open object or array, the pointer to it, and for an array the index of the current element. */
type Open = { start: number; at: string; isArray: boolean; index: number };

/**
 * Range of the value that a pointer such as `/items/0/operation` leads to; for a missing value, that of the nearest enclosing object or
 * array. Undefined if none of these is complete in the text.
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
    else if (isKey && part) at = `${part.at}/${unquote(found)}`;
    else ranges.set(at, { start, end });
  }
  return ranges;
}
