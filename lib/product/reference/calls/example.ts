import type { Api, Json, Operation } from "../api-types";
import { findSchema } from "../find";
import { isJsonRecord } from "../json";

/** How an operation without a method of its own is sent in a batch. */
type ImportEntity = { entity: string; mode: "upsert" | "delete" };

/** The batch item that does what an operation does; PUT is sent as an upsert. */
export function importEntity(api: Api, operation: Operation): ImportEntity | undefined {
  const twin =
    operation.method === "put"
      ? api.endpoints.find(({ path }) => path === operation.path)?.operations.find(({ method }) => method === "post")
      : operation;
  const [entity, action] = twin?.imports[0]?.split(".") ?? [];
  if (entity === undefined || (action !== "upsert" && action !== "delete")) return undefined;
  return { entity, mode: action };
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

/** True when the SDKs' method for an operation takes the body; of several records, only `Upsert` takes a list. */
export function takesBody({ body }: Operation, method: string): boolean {
  return method === "Upsert" || !Array.isArray(body?.example);
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
