import type { Json, Operation } from "../api-types";
import { writtenSecret } from "./values";

/** The call as a shell command that runs as it stands, to a host such as `https://sandbox.api.planloom.example`. */
export function curlCall(host: string, operation: Operation): string {
  const { method, body, scope } = operation;
  const url = `${host}${examplePath(operation)}`;
  const lines = [
    `curl ${method === "get" ? "" : `-X ${method.toUpperCase()} `}${/^[\w:/.%-]+$/.test(url) ? url : `"${url}"`}`,
  ];
  const headers = [
    ...(scope === "none" ? [] : ['-H "X-API-KEY: $PLANLOOM_API_KEY"']),
    ...(body ? ['-H "Content-Type: application/json"'] : []),
  ];
  lines.push(...headers.map((header) => `  ${header}`));
  if (body) lines.push(`  -d ${quoteJson(body.example)}`);
  return lines.join(" \\\n");
}

/** Request path with the example parameters filled in, without the query: `/appointment/424b1fee-…`. */
export function requestPath({ path, parameters }: Operation): string {
  return parameters
    .filter(({ place }) => place === "path")
    .reduce(
      (route, { name, example }) => route.replace(`{${name}}`, () => encodeURIComponent(String(example ?? ""))),
      path,
    );
}

/** Path of an operation with its example parameters, and the query where there is one. */
export function examplePath(operation: Operation): string {
  const filled = requestPath(operation);
  const query = exampleQuery(operation.parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%3A", ":").replaceAll("!", "%21")}`,
  );
  return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
}

/** Query parameters that have an example; a list gives one pair per value. */
export function exampleQuery(parameters: Operation["parameters"]): [name: string, value: string][] {
  return parameters
    .filter(({ place, example }) => place === "query" && example !== undefined)
    .flatMap(({ name, example }) =>
      (Array.isArray(example) ? example : [example]).map((value): [string, string] => [name, String(value)]),
    );
}

/** JSON in single quotes; a value such as `$PLANLOOM_PASSWORD` is expanded by the shell, a key like it is not. */
function quoteJson(value: Json): string {
  return quoteShell(JSON.stringify(value, null, 2)).replace(writtenSecret, `"'"$1"'"`);
}

/** A text in single quotes, where the shell expands nothing. */
export const quoteShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
