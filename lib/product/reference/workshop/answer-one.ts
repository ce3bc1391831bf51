import type { Json, Operation } from "../api-types";
import type { CallGroup } from "../calls/call-group";
import { isJsonRecord, type JsonRecord } from "../json";
import { appointmentKey, sentenceOf, unknownReferences, wrongOrder } from "./find-conflicts";
import { findFailures } from "./find-failures";
import { type FieldFailure, problem } from "./problem";

/** What the API would answer: a status, and a body unless there is none. */
export type Simulated = { status: number; body?: Json };

/** Codes that a simulation can answer. */
const simulatedCodes = new Set(
  "PL-1001 PL-1008 PL-1101 PL-1102 PL-1103 PL-1104 PL-1105 PL-1106 PL-1108 PL-1202".split(" "),
);

/** Codes of an operation that a simulation never answers, since they ask for more than its body and the sample world. */
export function uncheckedCodes({ errors }: Operation): string[] {
  return errors.flatMap(({ code }) => (simulatedCodes.has(code) ? [] : [code])).sort();
}

/** A failure of the body as a whole. */
export const whole = (code: string, message: string): FieldFailure => ({ pointer: "", code, message });

/** Everything that is wrong with one object; what the plan refuses is looked at when its fields are right. */
export function failuresOf(group: CallGroup, operation: Operation, body: JsonRecord): FieldFailure[] {
  const schema = operation.body?.schema ?? "";
  const invalid = [
    ...findFailures(group.api, group.schemas, schema, body),
    ...wrongOrder(body),
    ...unknownReferences(group.world, operation, body),
  ];
  const unreadable = invalid.filter(({ code }) => code === "PL-1001");
  if (unreadable.length > 0) return unreadable;
  return invalid.length > 0 ? invalid : refusedByPlan(group, operation, body);
}

/** An unknown key, then a lock. */
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

/** Name of the record that an update or a deletion does not find. */
function unknownKey(world: CallGroup["world"], { path }: Operation, body: JsonRecord): string | undefined {
  const appointment = appointmentKey(body);
  if (appointment && path !== "/notification")
    return world.appointment?.includes(appointment.value) ? undefined : `Appointment ${appointment.value}`;
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
  const [noun, ...fields] = kinds[path] ?? [];
  if (noun === undefined) return undefined;
  const key = fields.map((field) => body[field]).join("/");
  return world[noun.toLowerCase()]?.includes(key) ? undefined : `${noun} ${key}`;
}

/**
 * A problem answer about all failures of one object; the first one gives the code.
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
    body: problem(api.servers.production, row, { detail, instance: operation.path, ...errors }),
  };
}

/** `/appointmentCategory` is about an appointment category. */
const nounOf = ({ path }: Operation) => path.slice(1).replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** The answer of the reference, with the keys of the body. */
export function success({ answer }: Operation, body: JsonRecord): Simulated {
  if (answer.example === undefined) return { status: answer.status };
  const example = answer.example;
  const [written] = isJsonRecord(example) && Array.isArray(example.appointments) ? example.appointments : [];
  if (!isJsonRecord(example) || !isJsonRecord(written)) return { status: answer.status, body: example };
  const own = {
    ...(typeof body.appointmentNo === "string" && { appointmentNo: body.appointmentNo }),
    ...(typeof body.appointmentGuid === "string" && { appointmentGuid: body.appointmentGuid }),
  };
  return { status: answer.status, body: { ...example, appointments: [{ ...written, ...own }] } };
}
