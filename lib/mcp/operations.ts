import { isRecord } from "../input/is-record";
import { atPointer } from "../input/json-pointer";

/** Any object of an OpenAPI document. */
type Json = Record<string, unknown>;

/** An operation; its parameters and its body are no references. */
type FoundOperation = {
  operationId: string;
  method: string;
  path: string;
  summary: string;
  description?: unknown;
  parameters: unknown[];
  requestBody?: unknown;
  /** Description of the answer by status. */
  responses: Record<string, unknown>;
};

/** Operations, and what they and their schemas refer to, once, by reference: `#/components/schemas/Job`. */
type Found = { operations: FoundOperation[]; references: Json };

const methods = ["get", "put", "post", "delete", "patch"];
/** Maximum number of operations returned: the best match, and others that help to refine the query. */
const most = 3;

/**
 * Operations of an OpenAPI 3.1 document for a query: an operation id or "METHOD /path" finds that one, words find those whose
 * id, path or summary have all of them.
 */
export function findOperations(document: Json, query: string): Found {
  const all = listOperations(document);
  const asked = query.trim().toLowerCase();
  const exact = all.filter(
    ({ operationId, method, path }) =>
      operationId.toLowerCase() === asked || `${method} ${path}`.toLowerCase() === asked,
  );
  const words = asked.split(/[^\p{L}\d]+/u).filter(Boolean);
  const textOf = ({ operationId, method, path, summary }: FoundOperation) =>
    `${operationId} ${method} ${path} ${summary}`.toLowerCase();
  const loose =
    words.length === 0 ? [] : all.filter((operation) => words.every((word) => textOf(operation).includes(word)));
  const operations = (exact.length > 0 ? exact : loose).slice(0, most);
  const references: Json = {};
  collect(document, operations, references);
  return { operations, references };
}

function listOperations(document: Json): FoundOperation[] {
  const whole = (value: unknown) => dereference(document, value);
  return Object.entries(asObject(document.paths)).flatMap(([path, item]) => {
    const shared = [asObject(item).parameters ?? []].flat().map(whole);
    return methods.flatMap((method) => {
      const operation = asObject(asObject(item)[method]);
      const { operationId, summary, description, parameters, requestBody, responses } = operation;
      if (typeof operationId !== "string") return [];
      const answers = Object.entries(asObject(responses)).map(([status, answer]) => [
        status,
        asObject(whole(answer)).description,
      ]);
      return [
        {
          operationId,
          method: method.toUpperCase(),
          path,
          summary: String(summary ?? ""),
          ...(description !== undefined && { description }),
          parameters: withShared([parameters ?? []].flat().map(whole), shared),
          ...(requestBody !== undefined && { requestBody: whole(requestBody) }),
          responses: Object.fromEntries(answers),
        },
      ];
    });
  });
}

/** The parameters of an operation and those of its path; one of its own with the same name and place stands for that of the path. */
function withShared(own: readonly unknown[], shared: readonly unknown[]): unknown[] {
  const keyOf = (parameter: unknown) => JSON.stringify([asObject(parameter).name, asObject(parameter).in]);
  const known = new Set(own.map(keyOf));
  return [...shared.filter((parameter) => !known.has(keyOf(parameter))), ...own];
}

/** Maximum depth of followed references, so that circular ones terminate. */
const furthest = 6;

/** Resolves a parameter, body, or response that may be a reference. */
function dereference(document: Json, value: unknown, left = furthest): unknown {
  const { $ref } = asObject(value);
  return typeof $ref === "string" && left > 0 ? dereference(document, atPointer(document, $ref), left - 1) : value;
}

function collect(document: Json, value: unknown, references: Json): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key !== "$ref" || typeof inner !== "string") collect(document, inner, references);
    else if (!(inner in references)) {
      references[inner] = atPointer(document, inner);
      collect(document, references[inner], references);
    }
  }
}

const asObject = (value: unknown): Json => (isRecord(value) ? value : {});
