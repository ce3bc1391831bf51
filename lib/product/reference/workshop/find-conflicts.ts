import type { Json, Operation } from "../api-types";
import { isDate, isDateTime } from "../dates";
import type { JsonRecord } from "../json";
import type { FieldFailure } from "./problem";
import type { World } from "./world";

type RecordReference = readonly [noun: string, ...fields: string[]];

/** Fields by which a body refers to a record; the last one is where the mistake is shown. */
const references: readonly RecordReference[] = [
  ["job", "sourceApp", "sourceType", "jobNo"],
  ["task", "sourceApp", "sourceType", "jobNo", "taskNo"],
  ["resource", "resourceNo"],
  ["category", "category"],
  ["time marker", "timeMarker"],
  ["pin", "pin"],
  ["template", "appointmentTemplate"],
  ["calendar", "calendarCode"],
  ["container", "container"],
  ["container", "name"],
  ["filter group", "filterGroup"],
  ["role", "roles"],
  ["user group", "userGroups"],
  ["user", "user"],
];

/** Unknown records that a body refers to, where the operation rejects them: its PL-1106 says which. */
export function unknownReferences(world: World, operation: Operation, body: JsonRecord): FieldFailure[] {
  const when = whenUnknown(operation);
  // A job may be created with its task; if a task is named, the job is part of its key.
  const isPart = body.createJob === true || (/\btask\b/.test(when) && body.taskNo !== undefined);
  const failures = references
    .filter((reference) => isNamed(operation, reference) && !(reference[0] === "job" && isPart))
    .flatMap(([noun, ...fields]) => unknownIn(world, noun, fields, body));
  return [...failures, ...(namesAppointment(operation) ? unknownAppointment(world, body) : [])];
}

/** True for an operation whose PL-1106 is about records that are looked up here. */
export function checksReferences(operation: Operation): boolean {
  return namesAppointment(operation) || references.some((reference) => isNamed(operation, reference));
}

/** True for an operation that rejects the key of an unknown appointment with PL-1106. */
export const namesAppointment = (operation: Operation): boolean => /\bappointment\b/.test(whenUnknown(operation));

const whenUnknown = (operation: Operation) => sentenceOf(operation, "PL-1106").toLowerCase();

/** A container is referenced by `name` only if it is not the record itself. */
function isNamed(operation: Operation, [noun, field]: RecordReference): boolean {
  const isWritten = new RegExp(`\\b${noun}\\b`).test(whenUnknown(operation));
  return isWritten && (field !== "name" || operation.path === "/taskContainer");
}

/** True for a record that the environment has. E-mail addresses are not case-sensitive, all other keys are. */
export function isKnown(world: World, noun: string, key: string): boolean {
  const wanted = noun === "user" ? key.toLowerCase() : key;
  return world[noun]?.some((known) => (noun === "user" ? known.toLowerCase() : known) === wanted) === true;
}

function unknownIn(world: World, noun: string, fields: readonly string[], body: JsonRecord): FieldFailure[] {
  const parts = fields.map((field) => body[field]);
  const field = fields.at(-1) ?? "";
  const last = parts.at(-1);
  const many = Array.isArray(last) ? last.map((item, index) => ({ key: String(item), at: `/${field}/${index}` })) : [];
  const one = parts.every((part) => typeof part === "string") ? [{ key: parts.join("/"), at: `/${field}` }] : [];
  return [...many, ...one]
    .filter(({ key }) => key !== "" && !isKnown(world, noun, key))
    .map(({ key, at }) => ({
      pointer: at,
      code: "PL-1106",
      message: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${key} does not exist.`,
    }));
}

function unknownAppointment(world: World, body: JsonRecord): FieldFailure[] {
  const key = appointmentKey(body);
  if (!key || world.appointment?.includes(key.value)) return [];
  return [{ pointer: key.pointer, code: "PL-1106", message: `Appointment ${key.value} does not exist.` }];
}

/** Key of the appointment that a body names, with the place of it. */
export function appointmentKey(body: JsonRecord): { value: string; pointer: string } | undefined {
  if (typeof body.appointmentGuid === "string") return { value: body.appointmentGuid, pointer: "/appointmentGuid" };
  if (typeof body.appointmentNo !== "string" || typeof body.sourceApp !== "string") return undefined;
  return { value: `${body.sourceApp}/${body.appointmentNo}`, pointer: "/appointmentNo" };
}

/** Key of the appointment that is changed; a notification has a key of its own. */
export const changedAppointment = ({ path }: Operation, body: JsonRecord): string | undefined =>
  path === "/notification" ? undefined : appointmentKey(body)?.value;

/** Keys in the environment that a field may refer to; for a composite key, its last part. */
export function knownValues(world: World, field: string): string[] {
  const kinds = references.filter((reference) => reference.at(-1) === field && reference.at(-1) !== "name");
  const keys = kinds.flatMap(([noun]) => world[noun] ?? []);
  return [...new Set(keys.map((key) => key.split("/").at(-1) ?? key))];
}

/**
 * Failures for pairs of dates of which the second must be later: `start` and `end`, `requestedStart` and `requestedEnd`. An end
 * day may equal its start day. Invalid dates are ignored here.
 */
export function wrongOrder(body: JsonRecord): FieldFailure[] {
  return Object.keys(body).flatMap((name) => {
    const end = /start/i.test(name) ? name.replace(/start/, "end").replace(/Start/, "End") : "";
    const [first, last] = [body[name], body[end]];
    if (!isMoment(first) || !isMoment(last)) return [];
    const isDay = isDate(first) && isDate(last);
    const isInOrder = isDay ? last >= first : Date.parse(last) > Date.parse(first);
    const relation = isDay ? "before" : "not after";
    return isInOrder ? [] : [{ pointer: `/${end}`, code: "PL-1104", message: `${end} is ${relation} ${name}.` }];
  });
}

const isMoment = (value: Json | undefined): value is string =>
  typeof value === "string" && (isDate(value) || isDateTime(value));

/** Rejects an enumeration value that one operation does not accept: `connector.test` cannot be subscribed to. */
export function refusedValues(operation: Operation, { event }: JsonRecord): FieldFailure[] {
  const isRefused = event === "connector.test" && sentenceOf(operation, "PL-1103").includes("`connector.test`");
  return isRefused ? [{ pointer: "/event", code: "PL-1103", message: `event ${event} cannot be subscribed to.` }] : [];
}

/** The sentence on when an operation returns a code; empty if it never does. */
export function sentenceOf({ errors }: Operation, code: string): string {
  return errors.find((known) => known.code === code)?.when ?? "";
}
