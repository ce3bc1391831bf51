import type { Api, FieldType } from "./api-types";
import { isDate, isDateTime } from "./dates";
import { valuesOf } from "./find";

/** Why a value sent as text is invalid: not in its enumeration, not a number in range, not a well-formed GUID … */
export type Misfit = "enumeration" | "number" | "bool" | "uuid" | "date-time" | "date" | "length";

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Why a path, query, or header value does not match its type, or nothing if it does. For a list, `text` is one of its values. */
export function misfitOf(api: Api, type: FieldType, text: string): Misfit | undefined {
  switch (type.type) {
    case "enumeration":
      // A browser has the enumerations of bodies only.
      return valuesOf(api, type.name)?.includes(text) === false ? "enumeration" : undefined;
    case "number":
      return isNumber(type, text) ? undefined : "number";
    case "bool":
      return /^(true|false)$/.test(text) ? undefined : "bool";
    case "list":
      return misfitOf(api, type.of, text);
    case "text":
      return misfitOfText(type, text);
    default:
      return undefined;
  }
}

function isNumber(type: Extract<FieldType, { type: "number" }>, text: string): boolean {
  const { isInteger, minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = type;
  const value = text.trim() === "" ? Number.NaN : Number(text);
  return value >= minimum && value <= maximum && (!isInteger || Number.isInteger(value));
}

function misfitOfText({ format, maxLength }: Extract<FieldType, { type: "text" }>, text: string): Misfit | undefined {
  if (format === "uuid" && !guid.test(text)) return format;
  if (format === "date-time" && !isDateTime(text)) return format;
  if (format === "date" && !isDate(text)) return format;
  return maxLength !== undefined && [...text].length > maxLength ? "length" : undefined;
}
