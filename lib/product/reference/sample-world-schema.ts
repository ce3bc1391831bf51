import { z } from "zod";
import { type RefinementContext, refuse, says } from "../../input/validate";
import { refuseInSampleWorld } from "./sample-world-check";
import { minuteOf, minuteOfDay } from "./sample-world-clock";

const text = z.string().min(1);
const flag = z.boolean().default(false);
const importance = z.enum(["normal", "high", "low"]).default("normal");

/** A written time as minutes, by default since Monday of the sample week. */
const time = (parse = minuteOf, example = "2026-03-02T09:00") =>
  text.transform((written, context) => {
    const minute = parse(written);
    if (minute !== undefined) return minute;
    refuse(context, [], `"${written}" is not a time.`, `Write it as ${example}.`);
    return z.NEVER;
  });
const timeOfDay = time(minuteOfDay, '"09:30"');

/** For use on objects: the second key, when there is one, is not before the first. */
const inOrder =
  <From extends string, To extends string>(from: From, to: To) =>
  (value: Partial<Record<From | To, number>>, context: RefinementContext) => {
    const [start, end] = [value[from], value[to]];
    if ((start === undefined) !== (end === undefined))
      refuse(context, [], `One of "${from}" and "${to}" is missing.`, "Write both or none.");
    if (start !== undefined && end !== undefined && end < start)
      refuse(context, [to], `"${to}" is before "${from}".`, "Change one of the two.");
  };

const spanOf = (start?: number, end?: number) =>
  start === undefined || end === undefined ? undefined : { start, end };

const position = { latitude: z.number(), longitude: z.number() };
const place = z.strictObject({ place: text, ...position });
const distance = z.strictObject({ km: z.number(), minutes: z.number() });

/** A named color; figures draw the name with a token. */
const indicator = z.strictObject({
  name: text,
  displayName: text,
  color: z.string().regex(
    /^#[0-9A-F]{6}$/,
    says((found) => `${found} is not a color.\nWrite it as "#2F7FD1".`),
  ),
});

const person = z.strictObject({
  name: text,
  part: text,
  email: text,
  roles: z.array(text),
  group: text.optional(),
  region: text.optional(),
  signIn: z.enum(["entra", "forms"]).default("entra"),
  lastSignIn: time(),
  ownsSharedContent: flag,
});

/** What a figure shows unless its page asks for something else: ids of the world. */
const figures = z.strictObject({
  sourceApp: text,
  visit: z.int().transform(String),
  team: z.int().transform(String),
  phone: text,
  filters: z.array(text).default([]),
});

const resource = z.strictObject({
  resourceNo: text,
  displayName: text,
  type: text,
  department: text,
  calendar: text,
  region: text.optional(),
  skills: z.array(text).default([]),
  team: text.optional(),
  pin: text,
  home: place,
  email: text.optional(),
  phone: text.optional(),
  exchange: flag,
  gps: text.optional(),
});

/** `hours` become blocks of minutes of a day; `weekdays` count from 1, Monday. */
const calendar = z.strictObject({
  code: text,
  parent: text.optional(),
  hoursPerDay: z.number(),
  isDefault: flag,
  weekdays: z.array(z.int().min(1).max(7)),
  hours: z.array(
    z
      .tuple([timeOfDay, timeOfDay])
      .refine(
        ([start, end]) => end > start,
        says((found) => `${found} is not a block of hours.\nWrite ["08:00", "12:00"].`),
      )
      .transform(([start, end]) => ({ start, end })),
  ),
});

const site = place.extend({
  id: text,
  customerNo: text,
  customer: text,
  address: text,
  contact: text,
  phone: text,
  pin: text,
});

/** A unit of work under a job; `open` ones wait in Open tasks. */
const task = z
  .strictObject({
    taskNo: text,
    shortDescription: text,
    hours: z.number(),
    skill: text.optional(),
    region: text.optional(),
    importance,
    open: flag,
    requestedStart: time().optional(),
    requestedEnd: time().optional(),
  })
  .superRefine(inOrder("requestedStart", "requestedEnd"))
  .transform(({ requestedStart, requestedEnd, ...rest }) => ({
    ...rest,
    requested: spanOf(requestedStart, requestedEnd),
  }));

const job = z.strictObject({
  jobNo: text,
  shortDescription: text,
  type: text,
  site: text.optional(),
  tasks: z.array(task),
});

/** A task or free text placed in time for resources. */
const appointment = z
  .strictObject({
    id: z.int().transform(String),
    guid: text,
    job: text.optional(),
    task: text.optional(),
    subject: text.optional(),
    resources: z.array(text).min(1),
    start: time(),
    end: time(),
    category: text,
    timeMarker: text.optional(),
    importance,
    template: text.optional(),
    container: text.optional(),
    locked: flag,
    recurrence: text.optional(),
    series: text.optional(),
    undelivered: flag,
    notification: z.strictObject({ type: z.enum(["info", "warning", "error"]), code: text, text }).optional(),
  })
  .superRefine(inOrder("start", "end"));

/** A row of the Gantt. */
const projectTask = z
  .strictObject({
    taskNo: text,
    name: text,
    kind: z.enum(["task", "summary", "milestone"]),
    start: time(),
    end: time(),
    hours: z.number().optional(),
    percentDone: z.number().min(0).max(100).optional(),
    resources: z.array(text).default([]),
    predecessor: text.optional(),
    baselineStart: time().optional(),
    baselineEnd: time().optional(),
    constraint: z.strictObject({ type: text, label: text, date: time() }).optional(),
    deadline: time().optional(),
  })
  .superRefine(inOrder("start", "end"))
  .superRefine(inOrder("baselineStart", "baselineEnd"))
  .transform(({ baselineStart, baselineEnd, ...rest }) => ({ ...rest, baseline: spanOf(baselineStart, baselineEnd) }));

/** The parts of `sample-world.yaml`, each by itself. */
export const sampleWorldParts = z.strictObject({
  week: z.strictObject({ start: text, end: text, iso: z.int(), timeZone: text }),
  board: z.strictObject({ dayStart: timeOfDay, dayEnd: timeOfDay }).superRefine(inOrder("dayStart", "dayEnd")),
  company: z.strictObject({ name: text, trade: text, address: text, phone: text, host: text, subsidiary: text }),
  figures,
  license: z.strictObject({
    resources: z.number(),
    trackedResources: z.number(),
    exchangeCalendars: z.number(),
    modules: z.array(text),
  }),
  sourceApps: z.array(z.strictObject({ code: text, system: text })),
  connectors: z.array(
    z.strictObject({ name: text, type: text, sourceApp: text, plugin: text.optional(), address: text.optional() }),
  ),
  people: z.array(person),
  resources: z.array(resource),
  calendars: z.array(calendar),
  holidays: z.array(z.iso.date(says((found) => `${found} is no day.\nWrite it as 2026-03-02.`))),
  sites: z.array(site),
  categories: z.array(indicator),
  timeMarkers: z.array(indicator),
  pins: z.array(indicator),
  filterGroups: z.array(z.strictObject({ name: text, column: z.int(), dataFilter: flag, values: z.array(text) })),
  jobs: z.array(job),
  appointments: z.array(appointment),
  container: z.strictObject({ name: text, handle: time() }),
  project: z.strictObject({ job: text, tasks: z.array(projectTask) }),
  route: z.strictObject({
    resource: text,
    stops: z.array(distance.extend({ appointment: z.int().transform(String), site: text })),
    home: distance,
    total: distance,
  }),
  live: z.strictObject({ resource: text, at: time(), ...position, speed: z.number() }),
});

/** Everything the figures draw from; what one part names, another has. */
export const sampleWorldSchema = sampleWorldParts.superRefine(refuseInSampleWorld);
