import type { Api, Json, Operation } from "../api-types";
import { findSchema } from "../find";
import { isJsonRecord, type JsonRecord } from "../json";

type BatchItem = { entity: string; action: string; schema: string; data: JsonRecord };

/** Records that the SDKs send with Import: all of them are written, or all are deleted. */
export type Batch = { items: BatchItem[]; mode: "upsert" | "delete"; onError: "stop" | "continue" };

/**
 * The batch that a body of `/import` asks for, or that does what an operation without a method of its own does. Nothing for
 * what the SDKs cannot send so: both modes at once, other actions, and PUT, which must not create a record.
 */
export function batchOf(api: Api, operation: Operation): Batch | undefined {
  const { items, onError = "stop" } = batchBody(operation);
  if (!Array.isArray(items) || (onError !== "stop" && onError !== "continue")) return undefined;
  const known = items.flatMap((item) => batchItem(api, item));
  const [mode, ...others] = new Set(known.map(({ action }) => action));
  if (known.length < items.length || others.length > 0) return undefined;
  return mode === "upsert" || mode === "delete" ? { items: known, mode, onError } : undefined;
}

function batchBody(operation: Operation): JsonRecord {
  if (operation.id !== "runImport")
    return { items: recordsOf(operation).map((data) => ({ operation: operation.imports[0] ?? null, data })) };
  const example = operation.body?.example;
  return isJsonRecord(example) ? example : {};
}

function batchItem({ importOperations }: Api, item: Json): BatchItem[] {
  if (!isJsonRecord(item) || !isJsonRecord(item.data)) return [];
  const { data } = item;
  return importOperations
    .filter(({ name }) => name === item.operation)
    .map(({ entity, action, schema }) => ({ entity, action, schema, data }));
}

/** The example query as an object; a list stays a list. */
export function queryObject(operation: Operation): Record<string, Json> {
  return Object.fromEntries(
    operation.parameters.flatMap(({ name, place, example }) =>
      place === "query" && example !== undefined ? [[name, example]] : [],
    ),
  );
}

/** The schema of the records that a list answers, or of the answer itself. */
export function answerRecord(api: Api, operation: Operation): string | undefined {
  const items = findSchema(api, operation.answer.schema ?? "")?.fields.find((field) => field.name === "items");
  return items?.type.type === "list" && items.type.of.type === "record"
    ? items.type.of.schema
    : operation.answer.schema;
}

/** Name of the field that a sample prints: a secret, which is answered once, or else the first field, the key. */
export function printedField(api: Api, operation: Operation): string | undefined {
  const fields = findSchema(api, answerRecord(api, operation) ?? "")?.fields ?? [];
  return (fields.find(({ name }) => name === "secret") ?? fields[0])?.name;
}

/** True for an operation that answers with the appointments it wrote. */
export function answersAppointments({ answer: { schema, example } }: Operation): boolean {
  if (schema !== "WriteResult" || !isJsonRecord(example)) return false;
  return Array.isArray(example.appointments) && example.appointments.length > 0;
}

/** Records of a body: its elements, or the body itself. */
export function recordsOf({ body }: Operation): Json[] {
  if (!body) return [];
  return Array.isArray(body.example) ? body.example : [body.example];
}

/** True for the method of the SDKs that takes a list of models: all others take one model, or a key. */
export const takesList = (method: string): boolean => method === "Upsert";

/** True when the SDKs' method for an operation takes the body. */
export function takesBody({ body }: Operation, method: string): boolean {
  return takesList(method) || !Array.isArray(body?.example);
}

/** True for a value that stands for a variable of the environment: `$PLANLOOM_PASSWORD`. */
export function isSecret(value: Json): value is string {
  return typeof value === "string" && /^\$[A-Z_]+$/.test(value);
}

/** Names of the variables that a body refers to. */
export function secretsIn(value: Json): string[] {
  if (isSecret(value)) return [value.slice(1)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(secretsIn) : [];
}
