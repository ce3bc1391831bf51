import type { Json, Operation } from "../api-types";
import type { JsonRecord } from "../json";
import type { FieldFailure } from "./problem";
import type { World } from "./world";

/** Fields by which a body refers to a record; the last one is where the mistake is shown. */
const references: readonly (readonly [noun: string, ...fields: string[]])[] = [
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

/** Records a body names that the environment does not have, where the operation refuses them: its PL-1106 says which. */
export function unknownReferences(world: World, operation: Operation, body: JsonRecord): FieldFailure[] {
  const when = sentenceOf(operation, "PL-1106").toLowerCase();
  const named = references.filter(([noun, ...fields]) => {
    if (!new RegExp(`\\b${noun}\\b`).test(when)) return false;
    // A container is named by `name` only where it is not the record itself; a job may be made with its task.
    if (fields[0] === "name") return operation.path === "/taskContainer";
    return !(noun === "job" && (body.createJob === true || body.taskNo === undefined || when.includes("task,")));
  });
  const failures = named.flatMap(([noun, ...fields]) => unknownIn(world, noun, fields, body));
  return [...failures, ...unknownAppointment(world, when, body)];
}

function unknownIn(world: World, noun: string, fields: readonly string[], body: JsonRecord): FieldFailure[] {
  const parts = fields.map((field) => body[field]);
  const field = fields.at(-1) ?? "";
  const last = parts.at(-1);
  const many = Array.isArray(last) ? last.map((item, index) => ({ key: String(item), at: `/${field}/${index}` })) : [];
  const one = parts.every((part) => typeof part === "string") ? [{ key: parts.join("/"), at: `/${field}` }] : [];
  return [...many, ...one]
    .filter(({ key }) => key !== "" && !world[noun]?.includes(key))
    .map(({ key, at }) => ({
      pointer: at,
      code: "PL-1106",
      message: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${key} does not exist.`,
    }));
}

function unknownAppointment(world: World, when: string, body: JsonRecord): FieldFailure[] {
  const key = appointmentKey(body);
  if (!/\bappointment\b/.test(when) || !key || world.appointment?.includes(key.value)) return [];
  return [{ pointer: key.pointer, code: "PL-1106", message: `Appointment ${key.value} does not exist.` }];
}

/** Key of the appointment that a body names, with the place of it. */
export function appointmentKey(body: JsonRecord): { value: string; pointer: string } | undefined {
  if (typeof body.appointmentGuid === "string") return { value: body.appointmentGuid, pointer: "/appointmentGuid" };
  if (typeof body.appointmentNo !== "string" || typeof body.sourceApp !== "string") return undefined;
  return { value: `${body.sourceApp}/${body.appointmentNo}`, pointer: "/appointmentNo" };
}

/** Keys that a field may refer to, as the environment has them: of a key with several parts, its last. */
export function knownValues(world: World, field: string): string[] {
  const kinds = references.filter((reference) => reference.at(-1) === field && reference.at(-1) !== "name");
  const keys = kinds.flatMap(([noun]) => world[noun] ?? []);
  return [...new Set(keys.map((key) => key.split("/").at(-1) ?? key))];
}

/** Pairs of dates of which the second must be later: `start` and `end`, `requestedStart` and `requestedEnd`. */
export function wrongOrder(body: JsonRecord): FieldFailure[] {
  return Object.keys(body).flatMap((name) => {
    const end = /start/i.test(name) ? name.replace(/start/, "end").replace(/Start/, "End") : "";
    if (!(isMoment(body[name]) && isMoment(body[end])) || Date.parse(`${body[end]}`) > Date.parse(`${body[name]}`))
      return [];
    return [{ pointer: `/${end}`, code: "PL-1104", message: `${end} is not after ${name}.` }];
  });
}

const isMoment = (value: Json | undefined) => typeof value === "string" && !Number.isNaN(Date.parse(value));

/** When an operation answers with a code; nothing when it never does. */
export function sentenceOf({ errors }: Operation, code: string): string {
  return errors.find((known) => known.code === code)?.when ?? "";
}
