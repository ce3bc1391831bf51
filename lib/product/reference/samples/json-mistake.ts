import { LineCounter, parseDocument } from "yaml";
import type { Position } from "../../../types";

const form =
  "JSON has names and texts in double quotes, no comma behind the last entry, no comments, and nothing left out.";

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

/** Some messages of the parser of JSON have no place: there the parser of YAML stumbles as well, which knows JSON without its commas. */
function placeOf(text: string, message: string): Position {
  const lines = new LineCounter();
  const { errors } = parseDocument(text, { lineCounter: lines, schema: "json" });
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  const offset = position === undefined ? (errors[0]?.pos[0] ?? 0) : Number(position);
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}
