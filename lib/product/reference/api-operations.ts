import { suggest } from "../../issues";
import { readType } from "./api-schemas";
import {
  type Endpoint,
  type ErrorCase,
  type ImportOperation,
  type Json,
  type Method,
  methods,
  type Operation,
  type Parameter,
  pageKinds,
} from "./api-types";
import { onlyKeys } from "./atoms";
import type { Cursor } from "./cursor";

/** The keys of a route, an operation, and a parameter: another one, such as a misspelled `get`, would be read by nobody. */
const routeKeys = onlyKeys(`summary description parameters servers x-direction x-pages ${methods.join(" ")}`);
const operationKeys = onlyKeys(
  `operationId tags summary description externalDocs parameters requestBody responses deprecated security servers
  x-scope x-import x-errors x-idempotency x-since`,
);
const parameterKeys = onlyKeys("name in description required deprecated schema style explode example examples x-since");

/** Reads every route below `paths`. */
export function readEndpoints(paths: Cursor): Endpoint[] {
  return paths.entries().map(([path, item]) => readEndpoint(path, item));
}

function readEndpoint(path: string, item: Cursor): Endpoint {
  item.mustBe(routeKeys);
  return {
    path,
    title: item.at("summary").text(),
    direction: item.at("x-direction").oneOf(["in", "out", "both"]),
    pages: readPages(item.at("x-pages")),
    operations: methods
      .filter((method) => item.at(method).isPresent)
      .map((method) => readOperation(path, method, item.at(method))),
  };
}

/** Reads a map from code to the sentence that says when it is answered. */
export function readErrorCases(place: Cursor): ErrorCase[] {
  return place.entries().map(([code, when]) => ({ code, when: when.text() }));
}

function readPages(place: Cursor): Endpoint["pages"] {
  return Object.fromEntries(
    place.entries().map(([kind, route]) => {
      if (!pageKinds.some((known) => known === kind))
        route.problem("is not a kind of page.", suggest(kind, pageKinds, `Write one of: ${pageKinds.join(", ")}.`));
      if (!route.text().startsWith("/"))
        route.problem(`is "${route.text()}", which does not start with a slash.`, "Write the path of a page.");
      return [kind, route.text()];
    }),
  );
}

function readOperation(path: string, method: Method, place: Cursor): Operation {
  const body = place.at("requestBody");
  place.mustBe(operationKeys);
  return {
    id: place.at("operationId").text(),
    method,
    path,
    summary: place.at("summary").text(),
    description: place.at("description").text(),
    scope: place.at("x-scope").text(),
    group: place.at("tags").list((tag) => tag.text())[0] ?? "",
    imports: place.at("x-import").optionalList((name) => name.text()),
    parameters: place.at("parameters").optionalList((item) => readParameter(item.follow())),
    body: body.isPresent ? readBody(body.at("content", "application/json")) : undefined,
    answer: readAnswer(place.at("responses")),
    errors: readErrorCases(place.at("x-errors")),
  };
}

function readParameter(place: Cursor): Parameter {
  const schema = place.at("schema");
  place.mustBe(parameterKeys);
  return {
    name: place.at("name").text(),
    place: place.at("in").oneOf(["query", "path", "header"]),
    isRequired: place.at("required").flag(),
    isList: schema.at("type").value === "array",
    type: readType(schema),
    default: schema.at("default").json,
    since: place.at("x-since").optionalText(),
    description: place.at("description").text(),
    example: place.at("example").json,
  };
}

/** A body is one record, or one record or a list of them. */
function readBody(media: Cursor): NonNullable<Operation["body"]> {
  const schema = media.at("schema");
  const choices = schema.at("oneOf");
  const [record = schema] = choices.optionalList((choice) => choice);
  return { schema: schemaNameOf(record), acceptsList: choices.isPresent, example: readExample(media) };
}

function readAnswer(responses: Cursor): Operation["answer"] {
  const found = responses.entries().find(([status]) => /^20[0-4]$/.test(status));
  if (!found) {
    responses.problem("has no success response.", "Describe one with a status from 200 to 204.");
    return { status: 200, description: "" };
  }
  const [status, place] = found;
  const response = place.follow();
  const media = response.at("content", "application/json");
  return {
    status: Number(status),
    description: response.at("description").text(),
    ...(media.isPresent && { schema: schemaNameOf(media.at("schema")), example: readExample(media) }),
  };
}

function schemaNameOf(place: Cursor): string {
  const name = place.schemaName;
  if (name === undefined) place.problem("does not refer to a schema.", 'Write $ref: "#/components/schemas/…".');
  return name ?? "";
}

function readExample(media: Cursor): Json {
  const [first] = media.at("examples").optionalEntries();
  const place = first ? first[1].follow().at("value") : media.at("example");
  if (place.json === undefined) place.problem("has no example.", "Add one: pages show it.");
  return place.json ?? null;
}

/** Every operation of an import: those that share the body of an endpoint, then those of their own. */
export function readImportOperations(listed: Cursor, endpoints: readonly Endpoint[]): ImportOperation[] {
  const shared = endpoints
    .flatMap((endpoint) => endpoint.operations)
    .flatMap(({ imports, body }) => imports.map((name) => toImportOperation(name, body?.schema ?? "")));
  const own = listed
    .at("x-data")
    .entries()
    .map(([name, schema]) => toImportOperation(name, schema.text()));
  const all = [...shared, ...own];
  const names = listed.at("enum").list((name) => name.text());
  const difference = [
    ...names.filter((name) => !all.some((known) => known.name === name)),
    ...all.filter(({ name }) => !names.includes(name)).map(({ name }) => name),
  ];
  for (const name of difference)
    listed
      .at("enum")
      .problem(`and x-import or x-data do not agree about "${name}".`, "List it in both, or in neither.");
  return all;
}

function toImportOperation(name: string, schema: string): ImportOperation {
  const [entity = "", action = ""] = name.split(".");
  return { name, entity, action, schema };
}
