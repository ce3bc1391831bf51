import type { Api, FieldType, Json } from "../api-types";
import { valuesOf } from "../find";
import { isJsonRecord, textsIn } from "../json";

/** True for a value that refers to an environment variable: `$PLANLOOM_PASSWORD`. */
export function isSecret(value: Json): value is string {
  return typeof value === "string" && /^\$[A-Z_]+$/.test(value);
}

/** Names of the variables that a body refers to. */
export function secretsIn(value: Json): string[] {
  return textsIn(value).flatMap((text) => (isSecret(text) ? [text.slice(1)] : []));
}

/** Matches such a value in JSON text, but not a key. */
export const writtenSecret = /"(\$[A-Z_]+)"(?!:)/g;

/** A value as JSON with U+0085, U+2028, and U+2029 escaped, which C# and the indenting of lines treat as line ends. */
export function oneLineEnd(value: Json, indent?: number): string {
  const escaped = (mark: string) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value, null, indent).replace(/[\u0085\u2028\u2029]/g, escaped);
}

/** How a language writes a value that is neither a list nor a record, and the name of a field. */
type SourceStyle = { indent: string; plain: (value: Json) => string; key: (name: string) => string };

/** A value as source of a language: one entry a line, short lists on one line. `indent` is that of its first line. */
export function toSource(value: Json, style: SourceStyle, indent = ""): string {
  const inner = `${indent}${style.indent}`;
  const block = (entries: readonly string[]) =>
    `\n${entries.map((entry) => `${inner}${entry},`).join("\n")}\n${indent}`;
  if (Array.isArray(value)) {
    if (value.some(isJsonRecord)) return `[${block(value.map((item) => toSource(item, style, inner)))}]`;
    return `[${value.map((item) => toSource(item, style)).join(", ")}]`;
  }
  if (!isJsonRecord(value)) return style.plain(value);
  const entries = Object.entries(value).map(([name, item]) => `${style.key(name)}: ${toSource(item, style, inner)}`);
  return entries.length > 0 ? `{${block(entries)}}` : "{}";
}

/** True for a value that a typed language, or a command option, can represent with the type of its field. */
export function fits(api: Api, type: FieldType, value: Json): boolean {
  switch (type.type) {
    case "text":
      return typeof value === "string";
    case "number":
      return typeof value === "number" && (!type.isInteger || Number.isInteger(value));
    case "bool":
      return typeof value === "boolean";
    case "enumeration":
      // The part of the reference that a browser has lacks enumerations of no body.
      return typeof value === "string" && valuesOf(api, type.name)?.includes(value) !== false;
    case "list":
      return Array.isArray(value) && value.every((item) => fits(api, type.of, item));
    default:
      // No field of a single record that is written holds a record.
      return false;
  }
}
