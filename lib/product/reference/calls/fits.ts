import type { Api, FieldType, Json } from "../api-types";
import { findEnumeration, findSchema } from "../find";
import { isJsonRecord } from "../json";

/** True for a value that a typed language, or an option of a command, can hold as the type of its field asks. */
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
      return findEnumeration(api, type.name)?.values.some(({ name }) => name === value) ?? typeof value === "string";
    case "list":
      return Array.isArray(value) && value.every((item) => fits(api, type.of, item));
    default:
      // No field of a single record that is written holds a record.
      return false;
  }
}

/** True for a record that a model can hold: it has only fields of its schema, each with a value that fits. */
export function fitsModel(api: Api, schema: string, record: Json): boolean {
  const fields = findSchema(api, schema)?.fields ?? [];
  if (!isJsonRecord(record)) return false;
  return Object.entries(record).every(([name, value]) => {
    const field = fields.find((known) => known.name === name);
    if (!field) return false;
    return value === null ? field.isNullable || !field.isRequired : fits(api, field.type, value);
  });
}
