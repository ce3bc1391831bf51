import type { Field, FieldType, Json } from "./api-types";

const formatNames: Record<string, string> = { uuid: "guid", uri: "URI", email: "e-mail" };

/** Parses a text as the number or boolean that its type requires; other text is returned unchanged. */
export function scalarOf(type: FieldType, text: string): Json {
  if (type.type === "number") return text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
  return type.type === "bool" && /^(?:true|false)$/.test(text) ? text === "true" : text;
}

/** A type as readers see it: `text(50)`, `date-time`, `decimal(18,6)`, `int, 1–20`, `list of text(100)`. */
export function formatType(type: FieldType): string {
  switch (type.type) {
    case "text":
      return formatText(type);
    case "number":
      return formatNumber(type);
    case "bool":
      return "bool";
    case "any":
      return "object";
    case "enumeration":
      return type.name;
    case "record":
      return type.schema;
    case "list":
      return `list of ${formatType(type.of)}`;
  }
}

function formatText({ format, minLength, maxLength }: Extract<FieldType, { type: "text" }>): string {
  if (format === "color" || format === "code") return format;
  const name = format ? (formatNames[format] ?? format) : "text";
  if (maxLength === undefined) return name;
  return minLength === undefined ? `${name}(${maxLength})` : `${name}(${minLength}–${maxLength})`;
}

function formatNumber(type: Extract<FieldType, { type: "number" }>): string {
  const { isInteger, isLong, precision, minimum, maximum } = type;
  const name = isLong ? "long" : isInteger ? "int" : precision === undefined ? "decimal" : `decimal(${precision})`;
  if (minimum === undefined && maximum === undefined) return name;
  if (maximum === undefined) return `${name}, from ${formatLimit(minimum)}`;
  return minimum === undefined
    ? `${name}, to ${formatLimit(maximum)}`
    : `${name}, ${formatLimit(minimum)}${minimum < 0 ? " to " : "–"}${maximum}`;
}

function formatLimit(limit: number | undefined): string {
  return String(limit ?? "").replace("-", "−");
}

/** The type of a single value of a field: of a list, that of its items. */
export function innerType(type: FieldType): Exclude<FieldType, { type: "list" }> {
  return type.type === "list" ? innerType(type.of) : type;
}

/** Schema of the records that a field of a type holds, if it holds any. */
export function recordIn(type: FieldType | undefined): string | undefined {
  const inner = type && innerType(type);
  return inner?.type === "record" ? inner.schema : undefined;
}

/** Enumeration whose values a field of a type holds, if it holds any. */
export function enumerationIn(type: FieldType | undefined): string | undefined {
  const inner = type && innerType(type);
  return inner?.type === "enumeration" ? inner.name : undefined;
}

/** The range of a limited number in words: `between -90 and 90`, or its only limit. */
export function formatRange({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
  if (minimum !== undefined && maximum !== undefined) return `between ${minimum} and ${maximum}`;
  if (minimum !== undefined) return `${minimum} or more`;
  return maximum === undefined ? "a number" : `${maximum} or less`;
}

/** Default of a field as it is written in JSON without quotes, or nothing when it has none. */
export function formatDefault(field: Field): string | undefined {
  if (field.default === undefined) return undefined;
  return Array.isArray(field.default) ? field.default.join(", ") : String(field.default);
}
