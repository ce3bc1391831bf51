import { suggest } from "../issues";
import { readHeaders } from "./api-headers";
import { readEndpoints, readErrorCases, readImportOperations } from "./api-operations";
import { readEnumerations, readSchemas } from "./api-schemas";
import type { Api, Endpoint, Enumeration, Operation, Schema } from "./api-types";
import { type Cursor, readDocument } from "./cursor";
import type { YamlFile } from "./yaml-file";

/** Checks and types the OpenAPI document. */
export function parseApi(source: YamlFile): Api {
  return readDocument(source, (root) => {
    const endpoints = readEndpoints(root);
    return {
      servers: readServers(root),
      endpoints,
      schemas: readSchemas(root),
      enumerations: readEnumerations(root),
      commonErrors: readErrorCases(root.at("x-common-errors")),
      importOperations: readImportOperations(root, endpoints),
      headers: readHeaders(root),
    };
  });
}

function readServers(root: Cursor): Api["servers"] {
  const servers = root
    .at("servers")
    .list((server) => ({ name: server.at("description").text(), url: server.at("url").text() }));
  const urlOf = (name: string) => servers.find((server) => server.name === name)?.url ?? "";
  if (!urlOf("Sandbox") || !urlOf("Production"))
    root.at("servers").problem("needs servers described as Sandbox and Production.");
  return { sandbox: urlOf("Sandbox"), production: urlOf("Production") };
}

/** Every operation of the API, in the order of the document. */
export function operationsOf(api: Api): Operation[] {
  return api.endpoints.flatMap((endpoint) => endpoint.operations);
}

/** The operation with this id. */
export function findOperation(api: Api, id: string): Operation | undefined {
  return operationsOf(api).find((operation) => operation.id === id);
}

/** What to say of an id that no operation has. */
export function unknownOperation(api: Api, id: string): string {
  const hint = suggest(
    id,
    operationsOf(api).map((operation) => operation.id),
  );
  return [`"${id}" is no operation of the API.`, hint].filter(Boolean).join(" ");
}

/** The schema with this name. */
export function findSchema(api: Api, name: string): Schema | undefined {
  return api.schemas.find((schema) => schema.name === name);
}

/** The enumeration with this name. */
export function findEnumeration(api: Api, name: string): Enumeration | undefined {
  return api.enumerations.find((enumeration) => enumeration.name === name);
}

/** The route that an operation belongs to. */
export function endpointOf(api: Api, operation: Operation): Endpoint | undefined {
  return api.endpoints.find((endpoint) => endpoint.path === operation.path);
}
