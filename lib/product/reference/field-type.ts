import type { Field, FieldType } from "./api-types";

const formatNames: Record<string, string> = { uuid: "guid", uri: "URI", email: "e-mail" };

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

function formatNumber({
  isInteger,
  isLong,
  precision,
  minimum,
  maximum,
}: Extract<FieldType, { type: "number" }>): string {
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

/** Default of a field as it is written in JSON without quotes, or nothing when it has none. */
export function formatDefault(field: Field): string | undefined {
  if (field.default === undefined) return undefined;
  return Array.isArray(field.default) ? field.default.join(", ") : String(field.default);
}
