import { LineCounter, parseDocument } from "yaml";
import type { Position } from "../../../types";

const form =
  "JSON has names and texts in double quotes, no comma after the last entry, no comments, and nothing left out.";

/** Where text is not JSON, and what to do next; undefined when it is JSON. */
export function jsonMistake(text: string): (Position & { hint: string }) | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    const reason = message.replace(/ (?:in JSON )?at position .*|, (?:"|\.{3}).* is not valid JSON$/s, "");
    return { ...placeOf(text, message), hint: `${reason}. ${form}` };
  }
}

/**
 * Some messages of the JSON parser have a position. Others name a character: if it is never part of JSON, its first occurrence outside of
 * strings is the place. Otherwise the YAML parser finds the place, which reads JSON as well; without one it is the beginning.
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
