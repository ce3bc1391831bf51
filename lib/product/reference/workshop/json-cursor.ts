/** An object or an array that is open at the caret. */
export type OpenPart = {
  type: "object" | "array";
  /** Key under which it stands in the object around it. */
  key?: string;
  /** Keys it has so far, with their values where these are texts. */
  members: Map<string, string | undefined>;
};

/** Where the caret is in a text that may not be JSON yet. */
type JsonCursor = {
  /** What is open, outermost first. */
  open: OpenPart[];
  /** The key whose value is written here; nothing where a key belongs, or in an array. */
  key?: string;
  /** True where the name of a member belongs. */
  isKey: boolean;
  /** Start of the word or text under the caret, and what is written of it without its quote. */
  from: number;
  prefix: string;
};

/** Texts, marks and other words of JSON; a text may still be open. */
export const jsonToken = /"(?:\\.|[^"\\])*"?|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/** Reads a text up to the caret, as far as it goes. */
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
      open.push({ type: found === "{" ? "object" : "array", ...(key !== undefined && { key }), members: new Map() });
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
  return { open, ...(key !== undefined && !isKey && { key }), isKey, ...word };
}

/** True for what a caret behind it does not go on with. */
const isClosed = (found: string) => /^[{}[\]:,]$/.test(found) || (found.length > 1 && /[^\\]"$/.test(found));

const unquote = (found: string) => found.replace(/^"|"$/g, "");
