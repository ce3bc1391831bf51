import { type RefinementContext, requireKnown } from "../../input/validate";
import type { Path, YamlDocument } from "../../input/yaml-document";
import { isSecureAddress } from "../../paths";
import { readEndpoints, readErrorCases, readImportOperations } from "./api-operations";
import { knownKeywords, readEnumerations, readSchemas, readType } from "./api-schemas";
import type { Api, Endpoint, Header } from "./api-types";
import { type Cursor, readDocument } from "./cursor";
import { operationsOf } from "./find";
import { isSchema, mapsIn } from "./openapi-maps";

/**
 * Checks and types the OpenAPI document.
 * @throws InputError with every mistake of the document.
 */
export function parseApi(source: YamlDocument): Api {
  return readDocument(source, (root) => {
    const endpoints = readEndpoints(root.at("paths"));
    const components = root.at("components");
    const schemas = components.at("schemas");
    const api = {
      servers: readServers(root),
      endpoints,
      schemas: readSchemas(schemas),
      enumerations: readEnumerations(schemas),
      commonErrors: readErrorCases(root.at("x-common-errors")),
      importOperations: readImportOperations(schemas.at("ImportOperation"), endpoints),
      headers: readHeaders(components),
    };
    requireKnownNames(root, endpoints);
    // No page draws the versions, but they are published.
    root.at("openapi").optionalText();
    root.at("info", "version").optionalText();
    for (const { path, node } of mapsIn(source.value)) {
      if ("$ref" in node) root.at(...path).followOnce();
      if (path.at(-1) === "externalDocs") addressIn(root.at(...path, "url"));
      if (isSchema(path)) root.at(...path).mustBe(knownKeywords);
    }
    return api;
  });
}

/** Requires unique operation ids, and tags and scopes that the document defines. */
function requireKnownNames(root: Cursor, endpoints: readonly Endpoint[]): void {
  const tags = root.at("tags").optionalList((tag) => tag.at("name").text());
  const schemes = root.at("components", "securitySchemes").optionalEntries();
  const described = schemes.flatMap(([, scheme]) =>
    scheme
      .at("x-scopes")
      .optionalEntries()
      .map(([name]) => name),
  );
  const scopes = [...described, "none", "per item"];
  const ids = new Set<string>();
  for (const { path, method, id } of endpoints.flatMap(({ operations }) => operations)) {
    const place = root.at("paths", path, method);
    if (ids.has(id))
      place.at("operationId").problem(`is "${id}", the id of another operation.`, "Rename one of the two.");
    ids.add(id);
    if (tags.length > 0) place.at("tags", 0).among(tags);
    if (described.length > 0) place.at("x-scope").among(scopes);
  }
}

function readServers(root: Cursor): Api["servers"] {
  const servers = root
    .at("servers")
    .list((server) => ({ name: server.at("description").text(), url: addressIn(server.at("url")) }));
  const urlOf = (name: string) => servers.find((server) => server.name === name)?.url ?? "";
  if (!urlOf("Sandbox") || !urlOf("Production"))
    root.at("servers").problem("must describe two servers.", "Describe one as Sandbox and one as Production.");
  return { sandbox: urlOf("Sandbox"), production: urlOf("Production") };
}

/** The text of a URL, which must name a host. */
function addressIn(place: Cursor): string {
  const address = place.text();
  if (address && (!isSecureAddress(address) || /\s/.test(address)))
    place.problem(`is "${address}", which is not an address.`, "Write https:// and a host.");
  return address;
}

/** Reports an issue unless `id` is the id of an operation. */
export function requireOperation(context: RefinementContext, path: Path, id: string, api: Api): void {
  const ids = operationsOf(api).map((operation) => operation.id);
  requireKnown(context, path, id, ids, "operation of the API", "Operations are listed in openapi.yaml.");
}

/** Every header of the document: of requests, webhook calls, and responses, and the API key header. */
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
