import { suggest } from "../../../issues";
import type { Api, Endpoint, Method, Operation } from "../api-types";
import { methods } from "../api-types";
import type { Finding } from "./sample-types";
import { checkTextValue } from "./text-value";

/** A request of a sample, and the line it stands on. */
type SampleRequest = { method: string; line: number };

/** Operation that a request calls, or what is wrong with its route. */
type RouteMatch = { operation?: Operation; findings: Finding[] };

/** Path and query of an address on one of the API's hosts; nothing for other hosts. A variable may stand for the host. */
export function pathOnApi(api: Api, url: string): string | undefined {
  const host = Object.values(api.servers).find(
    (server) => url === server || url.startsWith(`${server}/`) || url.startsWith(`${server}?`),
  );
  // The API browser and its files live on the same hosts.
  if (host !== undefined) return url.startsWith(`${host}/docs`) ? undefined : url.slice(host.length) || "/";
  return /^\$\{?\w*(?:PLANLOOM|API)\w*\}?(\/.*)$/i.exec(url)?.[1];
}

/** Finds the operation of a path such as `/appointment?from=…`; an unknown path, method or parameter is a finding. */
export function matchRoute(api: Api, { method, line }: SampleRequest, target: string): RouteMatch {
  const [path = "", query = ""] = target.split("?");
  const endpoint = api.endpoints.find((candidate) => matches(candidate.path, path));
  if (!endpoint) {
    const hint = suggest(
      path,
      api.endpoints.map((known) => known.path),
      "The routes are in content/_reference/openapi.yaml.",
    );
    return { findings: [{ line, message: `The API has no route ${path}.`, hint }] };
  }
  const operation = endpoint.operations.find((candidate) => candidate.method === methodOf(method));
  if (!operation) {
    return {
      findings: [
        { line, message: `${endpoint.path} has no ${method.toUpperCase()}.`, hint: `It has ${listMethods(endpoint)}.` },
      ],
    };
  }
  return {
    operation,
    findings: [...checkQuery(operation, query, line), ...checkParameters(api, operation, { path, query, line })],
  };
}

/** Values of the path and the query against the types of their parameters. */
function checkParameters(
  api: Api,
  operation: Operation,
  { path, query, line }: { path: string; query: string; line: number },
): Finding[] {
  const actual = path.replace(/\/$/, "").split("/");
  const inPath = operation.path
    .split("/")
    .flatMap((step, index) => (step.startsWith("{") ? [[step.slice(1, -1), actual[index] ?? ""] as const] : []));
  const given = [
    ...inPath.map(([name, value]) => ({ name, value, place: "path" })),
    ...[...new URLSearchParams(query)].map(([name, value]) => ({ name, value, place: "query" })),
  ];
  return given.flatMap(({ name, value, place }) => {
    const parameter = operation.parameters.find((known) => known.name === name && known.place === place);
    const problem = parameter && checkTextValue(api, name, parameter.type, value);
    return problem ? [{ line, ...problem }] : [];
  });
}

function methodOf(method: string): Method | undefined {
  return methods.find((known) => known === method.toLowerCase());
}

function listMethods(endpoint: Endpoint): string {
  return endpoint.operations.map(({ method }) => method.toUpperCase()).join(", ");
}

/** A placeholder stands for one step that is not empty: a value, a variable or a name in braces. */
function matches(template: string, path: string): boolean {
  const steps = template.split("/");
  const actual = path.replace(/\/$/, "").split("/");
  return (
    steps.length === actual.length &&
    steps.every((step, index) => (step.startsWith("{") ? actual[index] !== "" : step === actual[index]))
  );
}

function checkQuery(operation: Operation, query: string, line: number): Finding[] {
  const given = [...new URLSearchParams(query).keys()];
  const known = operation.parameters.filter(({ place }) => place === "query");
  const unknown = given.filter((name) => !known.some((parameter) => parameter.name === name));
  const missing = known.filter(({ name, isRequired }) => isRequired && !given.includes(name));
  const title = `${operation.method.toUpperCase()} ${operation.path}`;
  return [
    ...unknown.map((name) => {
      const hint = suggest(
        name,
        known.map((parameter) => parameter.name),
        `It has ${known.map((parameter) => parameter.name).join(", ")}.`,
      );
      return { line, message: `${title} has no parameter "${name}".`, hint };
    }),
    ...missing.map(({ name }) => ({ line, message: `${title} needs the parameter "${name}".` })),
  ];
}
