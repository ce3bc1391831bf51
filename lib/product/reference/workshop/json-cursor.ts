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
  /** Objects and arrays that are open at the caret, outermost first. */
  open: OpenPart[];
  /** The key whose value the caret is in; absent where a key is expected, and in an array. */
  key?: string;
  /** True where a key is expected. */
  isKey: boolean;
  /** Where the token at the caret begins. */
  from: number;
  /** What stands between there and the caret, without the opening quote. */
  prefix: string;
};

/** A token of JSON: a string, which may still be open, a mark, or a word such as `true` or a number. */
export const jsonToken = /"(?:\\.|[^"\\])*"?|[{}[\]:,]|[^\s{}[\]:,"]+/g;

/** Reads a text from its start to the caret, and says what is open there. A text that is not valid JSON is read as well as it can be. */
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

/** True for a token that is complete: what is typed behind it begins another one. */
const isClosed = (found: string) => /^[{}[\]:,]$/.test(found) || (found.length > 1 && /[^\\]"$/.test(found));

const unquote = (found: string) => found.replace(/^"|"$/g, "");
