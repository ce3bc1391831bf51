import { suggest } from "../../issues";
import { readType } from "./api-fields";
import { follow, refName } from "./api-refs";
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
import type { Cursor } from "./cursor";
import { isJson } from "./json";

/** Reads every route below `paths`. */
export function readEndpoints(root: Cursor): Endpoint[] {
  return root
    .at("paths")
    .entries()
    .map(([path, item]) => ({
      path,
      title: item.at("summary").text(),
      direction: item.at("x-direction").oneOf(["in", "out", "both"]),
      pages: readPages(item.at("x-pages")),
      operations: methods
        .filter((method) => item.at(method).isPresent)
        .map((method) => readOperation(root, path, method, item.at(method))),
    }));
}

/** Reads a map from code to the sentence that says when it is answered. */
export function readErrorCases(place: Cursor): ErrorCase[] {
  return place.entries().map(([code, when]) => ({ code, when: when.text() }));
}

function readPages(place: Cursor): Endpoint["pages"] {
  return Object.fromEntries(
    place.entries().map(([kind, route]) => {
      if (!pageKinds.some((known) => known === kind))
        route.problem("is no kind of page.", suggest(kind, pageKinds, `Write one of: ${pageKinds.join(", ")}.`));
      if (!route.text().startsWith("/"))
        route.problem(`is "${route.text()}", which does not start with a slash.`, "Write the path of a page.");
      return [kind, route.text()];
    }),
  );
}

function readOperation(root: Cursor, path: string, method: Method, place: Cursor): Operation {
  const imports = place.at("x-import");
  const parameters = place.at("parameters");
  const body = place.at("requestBody");
  return {
    id: place.at("operationId").text(),
    method,
    path,
    summary: place.at("summary").text(),
    description: place.at("description").text(),
    scope: place.at("x-scope").text(),
    group: place.at("tags").list((tag) => tag.text())[0] ?? "",
    imports: imports.isPresent ? imports.list((name) => name.text()) : [],
    parameters: parameters.isPresent ? parameters.list((item) => readParameter(root, follow(root, item))) : [],
    ...(body.isPresent && { body: readBody(root, jsonContent(body)) }),
    answer: readAnswer(root, place.at("responses")),
    errors: readErrorCases(place.at("x-errors")),
  };
}

function jsonContent(place: Cursor): Cursor {
  return place.at("content").at("application/json");
}

function readParameter(root: Cursor, place: Cursor): Parameter {
  const example = readJson(place.at("example"));
  const usual = readJson(place.at("schema").at("default"));
  const since = place.at("x-since").optionalText();
  return {
    name: place.at("name").text(),
    place: place.at("in").oneOf(["query", "path", "header"]),
    isRequired: place.at("required").flag(false),
    isList: place.at("schema").at("type").value === "array",
    type: readType(root, place.at("schema")),
    ...(usual !== undefined && { default: usual }),
    ...(since !== undefined && { since }),
    description: place.at("description").text(),
    ...(example !== undefined && { example }),
  };
}

/** A body is one record, or one record or a list of them. */
function readBody(root: Cursor, media: Cursor): NonNullable<Operation["body"]> {
  const schema = media.at("schema");
  const choices = schema.at("oneOf");
  const record = choices.isPresent ? (choices.list((choice) => choice)[0] ?? schema) : schema;
  return { schema: schemaNameOf(record), acceptsList: choices.isPresent, example: readExample(root, media) };
}

function readAnswer(root: Cursor, responses: Cursor): Operation["answer"] {
  const found = responses.entries().find(([status]) => /^20[0-4]$/.test(status));
  if (!found) {
    responses.problem("has no answer for success.", "Describe one of 200 to 204.");
    return { status: 200, description: "" };
  }
  const [status, place] = found;
  const response = follow(root, place);
  const media = jsonContent(response);
  return {
    status: Number(status),
    description: response.at("description").text(),
    ...(media.isPresent && { schema: schemaNameOf(media.at("schema")), example: readExample(root, media) }),
  };
}

function schemaNameOf(place: Cursor): string {
  const name = refName(place);
  if (name === undefined) place.problem("refers to no schema.", 'Write $ref: "#/components/schemas/…".');
  return name ?? "";
}

function readExample(root: Cursor, media: Cursor): Json {
  const named = media.at("examples");
  const [first] = named.isPresent ? named.entries() : [];
  const place = first ? follow(root, first[1]).at("value") : media.at("example");
  const example = readJson(place);
  if (example === undefined) place.problem("has no example.", "Add one: pages show it.");
  return example ?? null;
}

function readJson(place: Cursor): Json | undefined {
  const { value } = place;
  return isJson(value) ? value : undefined;
}

/** Every operation of an import: those that share the body of an endpoint, then those of their own. */
export function readImportOperations(root: Cursor, endpoints: readonly Endpoint[]): ImportOperation[] {
  const listed = root.at("components").at("schemas").at("ImportOperation");
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
    listed.at("enum").problem(`and x-import or x-data do not agree about "${name}".`, "List it in both, or in none.");
  return all;
}

function toImportOperation(name: string, schema: string): ImportOperation {
  const [entity = "", action = ""] = name.split(".");
  return { name, entity, action, schema };
}
