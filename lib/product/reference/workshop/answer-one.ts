import type { Json, Operation } from "../api-types";
import type { CallGroup } from "../calls/call-group";
import { requestPath } from "../calls/curl";
import { isJsonRecord, type JsonRecord } from "../json";
import {
  appointmentKey,
  changedAppointment,
  checksReferences,
  isKnown,
  namesAppointment,
  refusedValues,
  sentenceOf,
  unknownReferences,
  wrongOrder,
} from "./find-conflicts";
import { findFailures } from "./find-failures";
import { type FieldFailure, problem } from "./problem";

/** The API's simulated response: a status, and a body if there is one. */
export type Simulated = { status: number; body?: Json };

/** Codes that can be simulated for every operation that declares them. */
const simulatedCodes = new Set("PL-1001 PL-1101 PL-1102 PL-1103 PL-1104 PL-1105 PL-1108 PL-1202".split(" "));

/** Codes that are not checked for import items, whose operations are in other files. */
const uncheckedOfItems = ["PL-1008", "PL-1106", "PL-1202"];

/** Codes of an operation that are never simulated, since they depend on more than the body and the sample world. */
export function uncheckedCodes(operation: Operation): string[] {
  const codes = operation.errors.flatMap(({ code }) => (isChecked(operation, code) ? [] : [code]));
  return [...codes, ...(operation.id === "runImport" ? uncheckedOfItems : [])].sort();
}

function isChecked(operation: Operation, code: string): boolean {
  if (code === "PL-1008") return findsKey(operation);
  return code === "PL-1106" ? checksReferences(operation) : simulatedCodes.has(code);
}

/** A failure of the body as a whole. */
export const whole = (code: string, message: string): FieldFailure => ({ pointer: "", code, message });

/** All failures of one object; conflicts with the plan are checked only once its fields are valid. */
export function failuresOf(group: CallGroup, operation: Operation, body: JsonRecord): FieldFailure[] {
  const invalid = onePerField([
    ...recordFailures(group, operation.body?.schema ?? "", body),
    ...refusedValues(operation, body),
    ...unknownReferences(group.world, operation, body),
  ]);
  const unreadable = invalid.filter(({ code }) => code === "PL-1001");
  if (unreadable.length > 0) return unreadable;
  return invalid.length > 0 ? invalid : refusedByPlan(group, operation, body);
}

/** The first failure of each field, and those of the body as a whole. */
const onePerField = (failures: readonly FieldFailure[]) =>
  failures.filter(({ pointer }, index) => {
    return pointer === "" || failures.findIndex((other) => other.pointer === pointer) === index;
  });

/** Failures of a record by itself: its fields, then the order of valid dates. */
export function recordFailures({ api, schemas }: CallGroup, schema: string, record: Json): FieldFailure[] {
  const found = findFailures(api, schemas, schema, record);
  const order = isJsonRecord(record) ? wrongOrder(record) : [];
  return [...found, ...order.filter(({ pointer }) => found.every((known) => known.pointer !== pointer))];
}

/** Checks for an unknown key, then for a lock. */
function refusedByPlan({ world }: CallGroup, operation: Operation, body: JsonRecord): FieldFailure[] {
  const key = appointmentKey(body);
  if (sentenceOf(operation, "PL-1008") && operation.method !== "post") {
    const unknown = unknownKey(world, operation, body);
    if (unknown !== undefined) return [whole("PL-1008", `${unknown} does not exist.`)];
  }
  const isLocked = key !== undefined && world.locked?.includes(key.value);
  const isRefused = isLocked && body.sentFromBackOffice === false && sentenceOf(operation, "PL-1202") !== "";
  return isRefused ? [whole("PL-1202", `Appointment ${key.value} is locked.`)] : [];
}

/** Noun and key fields of keyed records, by path. */
const kinds: Record<string, readonly [noun: string, ...fields: string[]]> = {
  "/job": ["Job", "sourceApp", "sourceType", "jobNo"],
  "/task": ["Task", "sourceApp", "sourceType", "jobNo", "taskNo"],
  "/resource": ["Resource", "resourceNo"],
  "/container": ["Container", "name"],
  "/category": ["Category", "name"],
  "/timeMarker": ["Time marker", "name"],
  "/pin": ["Pin", "name"],
  "/filterGroup": ["Filter group", "name"],
  "/user": ["User", "email"],
};

/** True for an operation whose key is looked up: in the path, or in the body of an update or a deletion. */
function findsKey(operation: Operation): boolean {
  const { path, method, body, parameters } = operation;
  const example = body?.example;
  if (parameters.some(({ name }) => name === "appointmentGuid")) return true;
  if (method === "post") return false;
  // Where an unknown appointment is PL-1106, the key is that of something of it, which nobody looks up.
  const changed = isJsonRecord(example) && !namesAppointment(operation) && changedAppointment(operation, example);
  return path in kinds || typeof changed === "string";
}

/** Name of the record that an update or a deletion would not find. */
function unknownKey(world: CallGroup["world"], operation: Operation, body: JsonRecord): string | undefined {
  const appointment = changedAppointment(operation, body);
  const [noun, ...fields] = appointment === undefined ? (kinds[operation.path] ?? []) : ["Appointment"];
  if (noun === undefined) return undefined;
  const key = appointment ?? fields.map((field) => body[field]).join("/");
  return isKnown(world, noun.toLowerCase(), key) ? undefined : `${noun} ${key}`;
}

/**
 * A problem response with all failures of one object; the first one determines the code.
 * @throws TypeError for a code that the error catalog of the operation does not have.
 */
export function refusal(
  { api, catalog }: CallGroup,
  operation: Operation,
  failures: readonly FieldFailure[],
): Simulated {
  const [first] = failures;
  const row = catalog.find(({ code }) => code === first?.code);
  if (!first || !row) throw new TypeError(`The file of ${operation.id} has no code ${first?.code}.`);
  const pointed = failures.filter(({ pointer }) => pointer !== "");
  const detail = failures.length === 1 ? first.message : `The ${nounOf(operation)} has ${failures.length} errors.`;
  const errors = pointed.length > 0 ? { errors: pointed } : {};
  return {
    status: row.status ?? 500,
    body: problem(api.servers.production, row, { detail, instance: requestPath(operation), ...errors }),
  };
}

/** `/appointmentCategory` is about an appointment category. */
const nounOf = ({ path }: Operation) => path.slice(1).replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** The example response of the reference, with the keys of the body, or with everything the body set in a new record. */
export function success(operation: Operation, body: JsonRecord): Simulated {
  const { status, example } = operation.answer;
  if (!isJsonRecord(example)) return { status, body: example };
  const appointments = writtenAppointments(operation, body);
  if (appointments.length > 0) return { status, body: { ...example, appointments } };
  return { status, body: status === 201 ? { ...example, ...createdFrom(operation, body) } : example };
}

/** Keys of the appointment that a body writes, in the form of the example response; empty if that has none. */
export function writtenAppointments({ answer: { example } }: Operation, body: JsonRecord): JsonRecord[] {
  const [written] = isJsonRecord(example) && Array.isArray(example.appointments) ? example.appointments : [];
  if (!isJsonRecord(written)) return [];
  const { appointmentNo, appointmentGuid } = body;
  return [
    {
      ...written,
      ...(typeof appointmentNo === "string" && { appointmentNo }),
      ...(typeof appointmentGuid === "string" && { appointmentGuid }),
    },
  ];
}

/** The fields of a new record created from a body; the name defaults to the host of its URL. */
function createdFrom({ body }: Operation, written: JsonRecord): JsonRecord {
  const fields = isJsonRecord(body?.example) ? Object.keys(body.example) : [];
  const name = /^[a-z]+:\/\/([^/?#]+)/i.exec(String(written.targetUrl))?.[1];
  const own = { ...(name !== undefined && { name }), ...written };
  return Object.fromEntries(Object.entries(own).filter(([field]) => fields.includes(field)));
}
