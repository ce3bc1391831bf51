import { type RefinementContext, refuseUnknown } from "../../input/validate";
import type { Path, YamlDocument } from "../../input/yaml-document";
import { readHeaders } from "./api-headers";
import { readEndpoints, readErrorCases, readImportOperations } from "./api-operations";
import { readEnumerations, readSchemas } from "./api-schemas";
import type { Api } from "./api-types";
import { type Cursor, readDocument } from "./cursor";
import { operationsOf } from "./find";

/**
 * Checks and types the OpenAPI document.
 * @throws InputError with every mistake of the document.
 */
export function parseApi(source: YamlDocument): Api {
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
    root.at("servers").problem("lacks one of two servers.", "Describe one as Sandbox and one as Production.");
  return { sandbox: urlOf("Sandbox"), production: urlOf("Production") };
}

/** Refuses an id that no operation has. */
export function refuseUnknownOperation(context: RefinementContext, path: Path, id: string, api: Api): void {
  const ids = operationsOf(api).map((operation) => operation.id);
  refuseUnknown(context, path, id, ids, "operation of the API", "Operations are listed in openapi.yaml.");
}
