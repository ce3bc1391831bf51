import { positionAt } from "../../../input/position-in-text";
import { parseJson } from "../json";
import { jsonToken } from "./json-cursor";

/** What may begin a value. */
const value = ["string", "word", "{", "["];

/**
 * The first token that does not belong in JSON, with its line (from 1): `unexpected } at line 3`, or `unexpected end at line 7`. Undefined
 * for valid JSON. Browsers say this each in their own words, and Safari without a line.
 */
export function unexpectedIn(text: string): string | undefined {
  const open: string[] = [];
  let expected = value;
  for (const { 0: found, index } of text.matchAll(jsonToken)) {
    const kind = kindOf(found, expected);
    if (!expected.includes(kind)) return `unexpected ${shown(found)} at line ${positionAt(text, index).line}`;
    expected = after(kind, open);
  }
  return expected.length === 0 ? undefined : `unexpected end at line ${positionAt(text, text.trimEnd().length).line}`;
}

/** A sign is its own kind, and a string is a key where one is expected. */
function kindOf(token: string, expected: readonly string[]): string {
  if (/^[{}[\]:,]$/.test(token)) return token;
  const read = parseJson(token);
  if (read === undefined) return "none";
  if (typeof read !== "string") return "word";
  return expected.includes("key") ? "key" : "string";
}

/** Kinds that may follow a kind; none after the whole value. `open` has the closing signs of what is open, and is updated. */
function after(kind: string, open: string[]): string[] {
  if (kind === "{" || kind === "[") open.push(kind === "{" ? "}" : "]");
  else if (kind === "}" || kind === "]") open.pop();
  const closing = open.at(-1);
  switch (kind) {
    case "{":
      return ["key", "}"];
    case "[":
      return [...value, "]"];
    case "key":
      return [":"];
    case ":":
      return value;
    case ",":
      return closing === "}" ? ["key"] : value;
    default:
      return closing === undefined ? [] : [",", closing];
  }
}

/** The first line of a token, at most 40 characters of it: a long text with a wrong escape is not read out. */
const shown = (token: string) => token.replace(/\n[\s\S]*/, "").replace(/^(.{40}).+/u, "$1…");
