import type { Api, Enumeration, Operation, Schema } from "./api-types";

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
