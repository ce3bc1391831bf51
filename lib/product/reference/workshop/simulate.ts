import type { Json, Operation } from "../api-types";
import type { CallGroup } from "../calls/call-group";
import { isJsonRecord, type JsonRecord } from "../json";
import { failuresOf, refusal, type Simulated, success, whole } from "./answer-one";
import { findFailures } from "./find-failures";
import type { FieldFailure } from "./problem";

/** Longest array of a write. */
const maxElements = 100;

/**
 * What the sandbox of the sample company would answer to a body, worked out from the OpenAPI document, the catalog and the sample
 * world. Keys, limits of use, rights and licenses are not asked for.
 * @throws TypeError for a code that the error catalog of the operation does not have.
 */
export function simulate(group: CallGroup, operation: Operation, text: string): Simulated {
  const value = parse(text);
  if (value instanceof SyntaxError)
    return refusal(group, operation, [whole("PL-1001", `The body is not valid JSON: ${value.message}.`)]);
  if (Array.isArray(value) && operation.body?.acceptsList) return simulateArray(group, operation, value);
  if (!isJsonRecord(value))
    return refusal(group, operation, [whole("PL-1001", "The body is not an object or an array.")]);
  if (operation.id === "runImport" && Array.isArray(value.items))
    return simulateImport(group, operation, value.items, value.onError);
  const failures = failuresOf(group, operation, value);
  return failures.length > 0 ? refusal(group, operation, failures) : success(operation, value);
}

/** Text as JSON, or why it is none. */
function parse(text: string): Json | SyntaxError {
  try {
    // JSON.parse gives JSON and nothing else.
    return JSON.parse(text) as Json;
  } catch (error) {
    if (error instanceof SyntaxError) return error;
    throw error;
  }
}

/** Elements are handled in order and one by one: 200 when all succeed, 207 when one does not. */
function simulateArray(group: CallGroup, operation: Operation, values: readonly Json[]): Simulated {
  if (values.length === 0 || values.length > maxElements) {
    const message = `The array has ${values.length} objects; 1 to ${maxElements} are allowed.`;
    return refusal(group, operation, [whole("PL-1108", message)]);
  }
  const verb = operation.method === "delete" ? "delete" : "upsert";
  const name = operation.imports[0] ?? `${operation.path.slice(1)}.${verb}`;
  const items = values.map((value) => ({
    name,
    failures: isJsonRecord(value)
      ? failuresOf(group, operation, value)
      : [whole("PL-1001", "The element is not an object.")],
  }));
  return batch(group, operation, items, false);
}

/** Items run in the given order, each checked by the schema of its operation; `stop` skips those after a failure. */
function simulateImport(
  group: CallGroup,
  operation: Operation,
  values: readonly Json[],
  onError: Json = "stop",
): Simulated {
  const own = failuresOf(group, operation, { items: [], onError });
  if (own.length > 0) return refusal(group, operation, own);
  const items = values.map((item) => {
    const name = isJsonRecord(item) ? String(item.operation) : "";
    const known = group.api.importOperations.find((candidate) => candidate.name === name);
    if (!isJsonRecord(item) || !known)
      return { name, failures: [whole("PL-1103", `"${name}" is no operation of an import.`)] };
    return { name, failures: findFailures(group.api, group.schemas, known.schema, item.data ?? null) };
  });
  return batch(group, operation, items, onError === "stop");
}

type Item = { name: string; failures: readonly FieldFailure[] };

function batch({ catalog }: CallGroup, { id, answer }: Operation, items: readonly Item[], stops: boolean): Simulated {
  const firstFailed = items.findIndex(({ failures }) => failures.length > 0);
  const results = items.map(({ name, failures: [failure] }, index): JsonRecord => {
    if (stops && firstFailed !== -1 && index > firstFailed) return { index, operation: name, status: "skipped" };
    if (!failure) return { index, operation: name, status: "succeeded" };
    const title = catalog.find(({ code }) => code === failure.code)?.title ?? "";
    const error = { code: failure.code, title, detail: failure.message };
    return { index, operation: name, status: "failed", error };
  });
  const count = (status: string) => results.filter((result) => result.status === status).length;
  const requestId = isJsonRecord(answer.example) ? (answer.example.requestId ?? null) : null;
  const isDone = firstFailed === -1;
  if (isDone && id !== "runImport")
    return { status: 200, body: { success: true, processed: items.length, appointments: [], requestId } };
  const summary = {
    total: items.length,
    succeeded: count("succeeded"),
    failed: count("failed"),
    skipped: count("skipped"),
  };
  return { status: isDone ? 200 : 207, body: { success: isDone, requestId, summary, results, appointments: [] } };
}
