import { isRecord } from "../input/is-record";
import { atPointer } from "../input/json-pointer";

/** Any object of an OpenAPI document. */
type Json = Record<string, unknown>;

/** An operation with everything it refers to put in its place. */
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

const methods = ["get", "put", "post", "delete", "patch"];
/** Operations returned at most: one is what is asked for, the others help to ask better. */
const most = 3;
/** References are followed this deep; deeper ones keep the name of their schema. */
const depth = 6;

/**
 * Operations of an OpenAPI 3.1 document for a query: an operation id or "METHOD /path" finds that one, words find those whose
 * id, path or summary have all of them.
 */
export function findOperations(document: Json, query: string): FoundOperation[] {
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
  return (exact.length > 0 ? exact : loose).slice(0, most);
}

function listOperations(document: Json): FoundOperation[] {
  return Object.entries(asObject(document.paths)).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = asObject(asObject(item)[method]);
      const { operationId, summary, description, parameters, requestBody, responses } = operation;
      if (typeof operationId !== "string") return [];
      const whole = (value: unknown) => dereference(document, value, depth);
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
          parameters: [parameters ?? []].flat().map(whole),
          ...(requestBody !== undefined && { requestBody: whole(requestBody) }),
          responses: Object.fromEntries(answers),
        },
      ];
    }),
  );
}

function dereference(document: Json, value: unknown, left: number): unknown {
  if (Array.isArray(value)) return value.map((item) => dereference(document, item, left));
  if (typeof value !== "object" || value === null) return value;
  const { $ref } = asObject(value);
  if (typeof $ref === "string") return left > 0 ? dereference(document, atPointer(document, $ref), left - 1) : { $ref };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, dereference(document, item, left)]));
}

const asObject = (value: unknown): Json => (isRecord(value) ? value : {});
