import type { Api, Json, Operation, Parameter } from "../api-types";
import type { CallGroup } from "../calls/call-group";
import { formatRange, innerType } from "../field-type";
import { isJsonRecord, type JsonRecord, parseJson } from "../json";
import { type Misfit, misfitOf } from "../misfit";
import { failuresOf, recordFailures, refusal, type Simulated, success, whole, writtenAppointments } from "./answer-one";
import { wrongOrder } from "./find-conflicts";
import { unexpectedIn } from "./json-mistake";
import { type FieldFailure, nounInPath, requiredMessage } from "./problem";
import { fillIn, listParts } from "./with-edits";

/** Maximum number of elements in a write. */
const maxElements = 100;
/** Maximum number of items in an import. */
const maxItems = 1000;

/**
 * Simulates the sandbox's response to a body, from the OpenAPI document, the catalog, and the sample world. API keys, rate limits,
 * rights, and licenses are not checked.
 * @throws TypeError for a code that the error catalog of the operation does not have.
 */
export function simulate(group: CallGroup, operation: Operation, text: string): Simulated {
  const value = parseJson(text);
  if (value === undefined) {
    const mistake = unexpectedIn(text) ?? "nested too deep";
    return refusal(group, operation, [whole("PL-1001", `The body is not valid JSON: ${mistake}.`)]);
  }
  if (Array.isArray(value) && operation.body?.acceptsList) return simulateArray(group, operation, value);
  if (!isJsonRecord(value)) {
    const wanted = operation.body?.acceptsList ? "an object or an array" : "an object";
    return refusal(group, operation, [whole("PL-1001", `The body is not ${wanted}.`)]);
  }
  if (operation.id === "runImport" && Array.isArray(value.items))
    return simulateImport(group, operation, value.items, value.onError);
  const failures = failuresOf(group, operation, value);
  return failures.length > 0 ? refusal(group, operation, failures) : success(operation, value);
}

/** Processes elements individually in order: 200 if all succeed, 207 otherwise. */
function simulateArray(group: CallGroup, operation: Operation, values: readonly Json[]): Simulated {
  if (values.length === 0 || values.length > maxElements)
    return refusal(group, operation, [wrongCount("array", "objects", values.length, maxElements)]);
  const verb = operation.method === "delete" ? "delete" : "upsert";
  const name = operation.imports[0] ?? `${operation.path.slice(1)}.${verb}`;
  const items = values.map((value) =>
    isJsonRecord(value)
      ? { name, failures: failuresOf(group, operation, value), written: writtenAppointments(operation, value) }
      : { name, failures: [whole("PL-1001", "The element is not an object.")], written: [] },
  );
  return batch(group, operation, items, false);
}

function wrongCount(list: string, parts: string, found: number, most: number): FieldFailure {
  const [count, limit] = [found, most].map((number) => number.toLocaleString("en"));
  return whole("PL-1108", `The ${list} has ${count} ${parts}; 1 to ${limit} are allowed.`);
}

/** Processes items in order, each validated by the schema of its operation; `stop` skips those after a failure. */
function simulateImport(
  group: CallGroup,
  operation: Operation,
  values: readonly Json[],
  onError: Json = "stop",
): Simulated {
  const own = failuresOf(group, operation, { items: [], onError });
  if (own.length > 0) return refusal(group, operation, own);
  if (values.length === 0 || values.length > maxItems)
    return refusal(group, operation, [wrongCount("batch", "items", values.length, maxItems)]);
  const items = values.map((item) => ({
    name: isJsonRecord(item) && typeof item.operation === "string" ? item.operation : "",
    failures: failuresOfItem(group, isJsonRecord(item) ? item : {}),
    written: [],
  }));
  return batch(group, operation, items, onError === "stop");
}

/** Failures of one item by itself, without looking up the records it refers to. */
function failuresOfItem(group: CallGroup, item: JsonRecord): FieldFailure[] {
  const missing = ["operation", "data"].find((name) => item[name] === undefined);
  if (missing !== undefined) return [whole("PL-1101", requiredMessage(missing))];
  const known = group.api.importOperations.find(({ name }) => name === item.operation);
  if (!known) return [whole("PL-1103", `${JSON.stringify(item.operation)} is not an import operation.`)];
  return recordFailures(group, known.schema, item.data ?? null);
}

type Item = { name: string; failures: readonly FieldFailure[]; written: readonly Json[] };

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
  const appointments = items.flatMap(({ failures, written }) => (failures.length > 0 ? [] : written));
  if (isDone && id !== "runImport")
    return { status: 200, body: { success: true, processed: items.length, appointments, requestId } };
  const summary = {
    total: items.length,
    succeeded: count("succeeded"),
    failed: count("failed"),
    skipped: count("skipped"),
  };
  return { status: isDone ? 200 : 207, body: { success: isDone, requestId, summary, results, appointments } };
}

/** Maximum length of a window of appointments, in days. */
const longestWindow = 62;

/**
 * Simulates the response to a call without a body from its parameters; a list returns the example of the reference.
 * @throws TypeError for a code that the error catalog of the operation does not have.
 */
export function simulateQuery(
  group: CallGroup,
  operation: Operation,
  values: Readonly<Record<string, string>>,
): Simulated {
  const wrong = operation.parameters.flatMap((parameter) =>
    failuresOfText(group.api, parameter, values[parameter.name] ?? ""),
  );
  const failures = wrong.length > 0 ? wrong : windowFailures(values);
  const asked = fillIn(operation, values);
  if (failures.length > 0) return refusal(group, asked, failures);
  const id = values.appointmentGuid;
  if (id !== undefined && !group.world.appointment?.includes(id))
    return refusal(group, asked, [whole("PL-1008", `Appointment ${id} does not exist.`)]);
  const { status, example } = operation.answer;
  return { status, body: example };
}

/** Failures of a parameter. They have no pointer, since parameters are not part of a body. */
function failuresOfText(api: Api, parameter: Parameter, text: string): FieldFailure[] {
  const { name, place, isRequired, isList, type } = parameter;
  if (place === "header") return [];
  if (text.trim() === "") return isRequired ? [whole("PL-1101", requiredMessage(name))] : [];
  const values = isList ? listParts(text) : [text];
  return values.flatMap((value) => {
    const misfit = misfitOf(api, type, value);
    return misfit === undefined ? [] : [failureOf(parameter, misfit, value)];
  });
}

function failureOf({ name, type }: Parameter, misfit: Misfit, value: string): FieldFailure {
  const inner = innerType(type);
  switch (misfit) {
    case "date":
    case "date-time":
      return whole("PL-1104", `${name} is not ISO 8601.`);
    case "number":
      return whole("PL-1108", `${name} is not ${formatRange(inner.type === "number" ? inner : {})}.`);
    case "length":
      return whole("PL-1102", `${name} is longer than ${inner.type === "text" ? inner.maxLength : ""} characters.`);
    case "uuid":
      // A malformed GUID cannot be the key of any record.
      return whole("PL-1008", `${nounInPath(name)} ${value} does not exist.`);
    case "bool":
      return whole("PL-1103", `${name} ${value} is not true or false.`);
    case "enumeration":
      return whole("PL-1103", `${name} ${value} is not a value of ${inner.type === "enumeration" ? inner.name : ""}.`);
  }
}

function windowFailures({ from = "", to = "" }: Readonly<Record<string, string>>): FieldFailure[] {
  const [unordered] = wrongOrder({ start: from, end: to });
  if (unordered) return [whole(unordered.code, "to is not after from.")];
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return days > longestWindow ? [whole("PL-1108", `The window is longer than ${longestWindow} days.`)] : [];
}
