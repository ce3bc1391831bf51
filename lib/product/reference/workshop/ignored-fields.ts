import type { Api, FieldType, Json, Operation } from "../api-types";
import { innerType } from "../field-type";
import { findSchema } from "../find";
import { isJsonRecord, type JsonRecord, parseJson } from "../json";

/** Pointers to what the API would leave unread, `/SourceApp`: fields that the records of a body do not have. */
export function ignoredFields(api: Api, operation: Operation, text: string): string[] {
  const body = parseJson(text);
  const schema = operation.body?.schema;
  return body === undefined || schema === undefined ? [] : ignoredIn(api, schema, body, "");
}

function ignoredIn(api: Api, schema: string, value: Json, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => ignoredIn(api, schema, item, `${at}/${index}`));
  const fields = findSchema(api, schema)?.fields;
  if (!isJsonRecord(value) || !fields) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.find((known) => known.name === name);
    if (!field) return [`${at}/${name}`];
    const record = dataSchema(api, value, name) ?? recordIn(field.type);
    return record === undefined ? [] : ignoredIn(api, record, inner, `${at}/${name}`);
  });
}

/** Of the item of an import, the schema that its operation gives to `data`. */
function dataSchema({ importOperations }: Api, { operation }: JsonRecord, name: string): string | undefined {
  return name === "data" ? importOperations.find((known) => known.name === operation)?.schema : undefined;
}

/** Schema of the records that a field holds, if it holds any. */
export function recordIn(type: FieldType | undefined): string | undefined {
  const inner = type && innerType(type);
  return inner?.type === "record" ? inner.schema : undefined;
}
