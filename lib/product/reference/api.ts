import { type RefinementContext, requireKnown } from "../../input/validate";
import type { Path, YamlDocument } from "../../input/yaml-document";
import { readEndpoints, readErrorCases, readImportOperations } from "./api-operations";
import { readEnumerations, readSchemas, readType } from "./api-schemas";
import type { Api, Header } from "./api-types";
import { type Cursor, readDocument } from "./cursor";
import { operationsOf } from "./find";

/**
 * Checks and types the OpenAPI document.
 * @throws InputError with every mistake of the document.
 */
export function parseApi(source: YamlDocument): Api {
  return readDocument(source, (root) => {
    const endpoints = readEndpoints(root.at("paths"));
    const components = root.at("components");
    const schemas = components.at("schemas");
    return {
      servers: readServers(root),
      endpoints,
      schemas: readSchemas(schemas),
      enumerations: readEnumerations(schemas),
      commonErrors: readErrorCases(root.at("x-common-errors")),
      importOperations: readImportOperations(schemas.at("ImportOperation"), endpoints),
      headers: readHeaders(components),
    };
  });
}

function readServers(root: Cursor): Api["servers"] {
  const servers = root
    .at("servers")
    .list((server) => ({ name: server.at("description").text(), url: server.at("url").text() }));
  const urlOf = (name: string) => servers.find((server) => server.name === name)?.url ?? "";
  if (!urlOf("Sandbox") || !urlOf("Production"))
    root.at("servers").problem("must describe two servers.", "Describe one as Sandbox and one as Production.");
  return { sandbox: urlOf("Sandbox"), production: urlOf("Production") };
}

/** Refuses an id that no operation has. */
export function refuseUnknownOperation(context: RefinementContext, path: Path, id: string, api: Api): void {
  const ids = operationsOf(api).map((operation) => operation.id);
  requireKnown(context, path, id, ids, "operation of the API", "Operations are listed in openapi.yaml.");
}

/** Every header of the document: of requests and webhook calls, of answers, and the one that carries the key. */
function readHeaders(components: Cursor): Header[] {
  const inHeader = (kind: string) =>
    components
      .at(kind)
      .optionalEntries()
      .flatMap(([, place]) => (place.at("in").value === "header" ? [place] : []));
  const typed = (name: string, place: Cursor): Header => ({ name, type: readType(place.at("schema")) });
  const sent = inHeader("parameters").map((parameter) => typed(parameter.at("name").text(), parameter));
  const answers = components.at("responses").optionalEntries();
  const answered = answers.flatMap(([, response]) => response.at("headers").optionalEntries());
  const keys = inHeader("securitySchemes").map(
    (scheme): Header => ({ name: scheme.at("name").text(), type: { type: "text" } }),
  );
  const all = [...keys, ...sent, ...answered.map(([name, header]) => typed(name, header.follow()))];
  return [...new Map(all.map((header) => [header.name.toLowerCase(), header])).values()];
}
