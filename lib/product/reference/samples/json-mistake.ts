import { LineCounter, parseDocument } from "yaml";
import { isRecord } from "../../../input/is-record";
import type { Position } from "../../../types";

const form =
  "JSON has names and texts in double quotes, no comma after the last entry, no comments, and nothing left out.";

/** Position and hint for invalid JSON or a duplicate key; undefined for valid JSON. */
export function jsonMistake(text: string): (Position & { message?: string; hint: string }) | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return namesWritten(text) > namesOf(value) ? repeatedName(text) : undefined;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const reason = message.replace(/ (?:in JSON )?at position .*|, (?:"|\.{3}).* is not valid JSON$/s, "");
    return { ...placeOf(text, message), hint: `${reason}. ${form}` };
  }
}

/** Number of keys in a JSON text, which exceeds that of the parsed value if a key occurs twice in one object. */
const namesWritten = (text: string) =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon).length;

function namesOf(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + namesOf(item), 0);
  return isRecord(value) ? Object.keys(value).length + namesOf(Object.values(value)) : 0;
}

/** The first duplicate key in an object: most parsers drop one of the two values. */
function repeatedName(text: string) {
  const lines = new LineCounter();
  const { errors } = parseDocument(text, { lineCounter: lines, schema: "json" });
  const repeated = errors.find(({ code }) => code === "DUPLICATE_KEY");
  if (!repeated) return undefined;
  const { line, col: column } = lines.linePos(repeated.pos[0]);
  return { line, column, message: "A name of the JSON stands twice in one object.", hint: "Remove one of the two." };
}

/**
 * Some messages of the JSON parser have a position. Others name a character: if it is never part of JSON, its first occurrence outside
 * strings is used. Otherwise the position comes from the YAML parser, which also reads JSON, or is the beginning of the text.
 */
function placeOf(text: string, message: string): Position {
  const lines = new LineCounter();
  const { errors } = parseDocument(text, { lineCounter: lines, schema: "json" });
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const { line, col } = lines.linePos(Number(position ?? foreignToken(text, message) ?? errors[0]?.pos[0] ?? 0));
  return { line, column: col };
}

function foreignToken(text: string, message: string): number | undefined {
  const [, token] = /^Unexpected token '([^\s\w[\]{}:,"])'/u.exec(message) ?? [];
  const outside = text.replace(/"(?:\\.|[^"\\\n])*"/g, ({ length }) => " ".repeat(length));
  return token !== undefined && outside.includes(token) ? outside.indexOf(token) : undefined;
}
