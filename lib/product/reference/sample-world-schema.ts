import { z } from "zod";
import { daySchema, listBy, withMessage } from "../../input/validate";
import { flag, text } from "./atoms";
import { appointment, inOrder, job, projectTask, time, timeOfDay } from "./sample-world-plan";

const position = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };
const email = z.email(withMessage((found) => `${found} is not an e-mail address.\nWrite it as name@company.example.`));
const day = daySchema((found) => `${found} is not a date.`, "Write it as 2026-03-02.");
const timeZone = z.string().refine(
  isTimeZone,
  withMessage((found) => `${found} is not a time zone.\nWrite it as Europe/London.`),
);
const place = z.strictObject({ place: text, ...position });
const distance = z.strictObject({ km: z.number(), minutes: z.number() });

/** Tests a time zone by using it: lists of zones lack `UTC` and superseded names. */
function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}

/** A named color; figures draw the name with a token. */
const indicator = z.strictObject({
  name: text,
  displayName: text,
  color: z.string().regex(
    /^#[0-9A-F]{6}$/,
    withMessage((found) => `${found} is not a color.\nWrite it as "#2F7FD1".`),
  ),
});

const person = z.strictObject({
  name: text,
  part: text,
  email,
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
  email: email.optional(),
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
        withMessage((found) => `${found} is not a block of hours.\nWrite ["08:00", "12:00"].`),
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

/** The parts of `sample-world.yaml`, each by itself. */
export const sampleWorldParts = z.strictObject({
  week: z.strictObject({ start: day, end: day, iso: z.int(), timeZone }),
  board: z.strictObject({ dayStart: timeOfDay, dayEnd: timeOfDay }).superRefine(inOrder("dayStart", "dayEnd")),
  company: z.strictObject({ name: text, trade: text, address: text, phone: text, host: text, subsidiary: text }),
  figures,
  license: z.strictObject({
    resources: z.number(),
    trackedResources: z.number(),
    exchangeCalendars: z.number(),
    modules: z.array(text),
  }),
  sourceApps: listBy(z.strictObject({ code: text, system: text }), "code"),
  connectors: listBy(
    z.strictObject({ name: text, type: text, sourceApp: text, plugin: text.optional(), address: text.optional() }),
    "name",
  ),
  people: listBy(person, "name"),
  resources: listBy(resource, "resourceNo"),
  calendars: listBy(calendar, "code"),
  holidays: z.array(day),
  sites: listBy(site, "id"),
  categories: listBy(indicator, "name"),
  timeMarkers: listBy(indicator, "name"),
  pins: listBy(indicator, "name"),
  filterGroups: listBy(
    z.strictObject({ name: text, column: z.int(), dataFilter: flag, values: z.array(text) }),
    "name",
  ),
  jobs: listBy(job, "jobNo"),
  appointments: listBy(appointment, "id", "guid"),
  container: z.strictObject({ name: text, handle: time() }),
  project: z.strictObject({ job: text, tasks: listBy(projectTask, "taskNo") }),
  route: z.strictObject({
    resource: text,
    stops: z.array(distance.extend({ appointment: z.int().transform(String), site: text })),
    home: distance,
    total: distance,
  }),
  live: z.strictObject({ resource: text, at: time(), ...position, speed: z.number() }),
});

/** Everything the figures draw from. */
export type SampleWorld = z.output<typeof sampleWorldParts>;
