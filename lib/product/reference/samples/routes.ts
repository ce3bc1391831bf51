import { nearest, suggest } from "../../../issues";
import type { Api, FieldType, Header, Operation, Parameter } from "../api-types";
import { innerType } from "../field-type";
import { valuesOf } from "../find";
import { type Misfit, misfitOf } from "../misfit";
import type { Finding } from "./fences";
import { formatDescriptions } from "./record-checker";

/** A request in a sample, and its line. */
type SampleRequest = { method: string; line: number };

/** The operation that a request calls, and findings about its route. */
type RouteMatch = { operation?: Operation; findings: Finding[] };

/** Path and query of a URL on one of the API's hosts; undefined for other hosts. The host may be a variable. */
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
    const known = api.endpoints.map((candidate) => candidate.path);
    const hint = suggest(path, known, "The routes are in content/_reference/openapi.yaml.");
    return { findings: [{ line, message: `The API has no route ${path}.`, hint }] };
  }
  const operation = endpoint.operations.find((candidate) => candidate.method === method.toLowerCase());
  if (!operation) {
    const hint = `It has ${endpoint.operations.map((known) => known.method.toUpperCase()).join(", ")}.`;
    return { findings: [{ line, message: `${endpoint.path} has no ${method.toUpperCase()}.`, hint }] };
  }
  const inQuery = [...new URLSearchParams(query)];
  const actual = stepsOf(path);
  const inPath = stepsOf(operation.path).flatMap((step, index): [string, string][] =>
    step.startsWith("{") ? [[step.slice(1, -1), actual[index] ?? ""]] : [],
  );
  return {
    operation,
    findings: [
      ...checkNames(operation, new Set(inQuery.map(([name]) => name)), line),
      ...checkParameters(api, operation, "path", inPath, line),
      ...checkParameters(api, operation, "query", inQuery, line),
    ],
  };
}

const stepsOf = (path: string) => path.replace(/\/$/, "").split("/");

/** Matches a path against a template; a placeholder matches one non-empty segment: a value, a variable, or a name in braces. */
function matches(template: string, path: string): boolean {
  const steps = template.split("/");
  const actual = stepsOf(path);
  return (
    steps.length === actual.length &&
    steps.every((step, index) => (step.startsWith("{") ? actual[index] !== "" : step === actual[index]))
  );
}

/** Reports unknown and missing query parameters. */
function checkNames({ method, path, parameters }: Operation, given: ReadonlySet<string>, line: number): Finding[] {
  const inQuery = parameters.filter(({ place }) => place === "query");
  const known = inQuery.map(({ name }) => name);
  const missing = inQuery.filter(({ name, isRequired }) => isRequired && !given.has(name));
  const title = `${method.toUpperCase()} ${path}`;
  return [
    ...[...given]
      .filter((name) => !known.includes(name))
      .map((name) => {
        const hint = suggest(name, known, `It has ${known.join(", ")}.`);
        return { line, message: `${title} has no parameter "${name}".`, hint };
      }),
    ...missing.map(({ name }) => ({ line, message: `${title} needs the parameter "${name}".` })),
  ];
}

/** Checks path or query values against the types of their parameters. */
function checkParameters(
  api: Api,
  { parameters }: Operation,
  place: Parameter["place"],
  values: readonly (readonly [name: string, value: string])[],
  line: number,
): Finding[] {
  return values.flatMap(([name, value]) =>
    parameters
      .filter((known) => known.name === name && known.place === place)
      .flatMap(({ type }) => checkTextValue(api, { name, type, text: value, line })),
  );
}

/** A header line of a sample, such as `X-API-KEY: $PLANLOOM_API_KEY`. */
export type HeaderLine = { text: string; line: number };

/** Checks our own headers: reports near-misses of their names, and values of the wrong type. */
export function checkHeaderLines(api: Api, headers: readonly HeaderLine[]): Finding[] {
  const ours = new Map(api.headers.map((header) => [header.name.toLowerCase(), header]));
  return headers.flatMap(({ text, line }): Finding[] => {
    const [, name = "", value = ""] = /^([\w-]+):\s*(.*)$/.exec(text.trim()) ?? [];
    const lower = name.toLowerCase();
    const known = ours.get(lower);
    if (known) return checkTextValue(api, { ...known, text: value.trim(), line });
    const meant = ours.get(nearest(lower, [...ours.keys()]) ?? "")?.name;
    return meant ? [{ line, message: `The API has no header "${name}".`, hint: `Did you mean "${meant}"?` }] : [];
  });
}

/** A value that a reader, a shell or a template fills in. */
const placeholder = /[$<>{}…*]/;

/** Checks a value sent as text, in a URL or a header, against its type. */
export function checkTextValue(
  api: Api,
  { name, type, text, line }: Header & { text: string; line: number },
): Finding[] {
  const misfit = text === "" || placeholder.test(text) ? undefined : misfitOf(api, type, text);
  if (misfit === undefined) return [];
  const inner = innerType(type);
  if (inner.type !== "enumeration")
    return [{ line, message: `"${name}" must be ${nameOf(inner, misfit)}, found "${text}".` }];
  const values = valuesOf(api, inner.name) ?? [];
  const message = `"${name}" is "${text}", which is not a value of ${inner.name}.`;
  return [{ line, message, hint: suggest(text, values, `Known: ${values.join(", ")}.`) }];
}

/** Describes the expected value, by its type and misfit. */
function nameOf(type: FieldType, misfit: Misfit): string {
  if (type.type === "bool") return "true or false";
  if (type.type === "number") {
    const { isInteger, minimum, maximum } = type;
    const range = [minimum === undefined ? "" : ` from ${minimum}`, maximum === undefined ? "" : ` to ${maximum}`];
    return `${isInteger ? "a whole number" : "a number"}${range.join("")}`;
  }
  if (type.type !== "text") return "a text";
  return formatDescriptions[misfit] ?? `at most ${type.maxLength} characters`;
}
