import type { Api, Enumeration, Json, Operation, Schema } from "./api-types";
import { recordIn } from "./field-type";

/** Every operation of the API, in the order of the document. */
export function operationsOf(api: Api): Operation[] {
  return api.endpoints.flatMap((endpoint) => endpoint.operations);
}

/** The operation with this id. */
export function findOperation(api: Api, id: string): Operation | undefined {
  return operationsOf(api).find((operation) => operation.id === id);
}

/** The schema with this name. */
export function findSchema(api: Api, name: string): Schema | undefined {
  return api.schemas.find((schema) => schema.name === name);
}

/** The enumeration with this name. */
export function findEnumeration(api: Api, name: string): Enumeration | undefined {
  return api.enumerations.find((enumeration) => enumeration.name === name);
}

/** Names of the values of an enumeration; nothing when there is none of this name. */
export function valuesOf(api: Api, name: string): string[] | undefined {
  return findEnumeration(api, name)?.values.map((value) => value.name);
}

/** The schemas with these names and all that their records hold, at any depth, in the order in which they are met. */
export function schemasWithin(api: Api, names: readonly string[]): Set<Schema> {
  const reached = new Set<Schema>();
  const visit = (name: string | undefined) => {
    const schema = name === undefined ? undefined : findSchema(api, name);
    if (!schema || reached.has(schema)) return;
    reached.add(schema);
    for (const { type } of schema.fields) visit(recordIn(type));
  };
  for (const name of names) visit(name);
  return reached;
}

/** The schema of the records that a list answers, or of the answer itself. */
export function answerRecord(api: Api, operation: Operation): string | undefined {
  const items = findSchema(api, operation.answer.schema ?? "")?.fields.find((field) => field.name === "items");
  return recordIn(items?.type) ?? operation.answer.schema;
}

/** Records of a body: its elements, or the body itself. */
export function recordsOf({ body }: Operation): Json[] {
  if (!body) return [];
  return Array.isArray(body.example) ? body.example : [body.example];
}
