import type { Api, Json, Operation } from "../api-types";
import { answerRecord, findSchema, recordsOf } from "../find";
import { isJsonRecord, type JsonRecord } from "../json";
import { fits } from "./values";

type BatchItem = { entity: string; action: string; schema: string; data: JsonRecord };

/** Records that the SDKs send with Import: either all are upserted or all are deleted. */
export type Batch = { items: BatchItem[]; mode: "upsert" | "delete"; onError: "stop" | "continue" };

/**
 * The batch for a body of `/import`, or the batch equivalent to an operation without an SDK method. Nothing for what the SDKs
 * cannot send as a batch: both modes at once, other actions, and PUT, which must not create a record.
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

/** Name of the field that a sample prints: a secret, which is returned only once, or else the first field, the key. */
export function printedField(api: Api, operation: Operation): string | undefined {
  const fields = findSchema(api, answerRecord(api, operation) ?? "")?.fields ?? [];
  return (fields.find(({ name }) => name === "secret") ?? fields[0])?.name;
}

/**
 * Path to what a sample prints of a response: a written key, or the printed field; nothing for a response without a body. For a
 * batch it is the overall success, because keys are missing for failed items.
 */
export function printedPath(api: Api, sdk: CallSdk, operation: Operation): string | undefined {
  if (operation.body && !findMethod(sdk, operation)) return "success";
  const { schema, example } = operation.answer;
  if (schema !== "WriteResult") return schema && printedField(api, operation);
  const written = isJsonRecord(example) ? example.appointments : undefined;
  return Array.isArray(written) && written.length > 0 ? "appointments[0].appointmentGuid" : "requestId";
}

/** True for the SDK method that accepts a list of models; all others take one model or a key. */
export const takesList = (method: string): boolean => method === "Upsert";

/** The part of the SDKs that generating a call needs. */
export type CallSdk = {
  members: readonly { name: string; methods: readonly { name: string; operation: { id: string } }[] }[];
};

/** The member and the method that make a call, if the SDKs have one that takes its body; a batch is made of models. */
export function findMethod(
  { members }: CallSdk,
  { id, body }: Operation,
): { member: string; method: string } | undefined {
  if (id === "runImport") return undefined;
  for (const { name: member, methods } of members) {
    const method = methods.find((candidate) => candidate.operation.id === id)?.name;
    if (method !== undefined)
      return takesList(method) || !Array.isArray(body?.example) ? { member, method } : undefined;
  }
  return undefined;
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
