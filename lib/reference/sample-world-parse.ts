import { minuteOf, minuteOfDay } from "./sample-world-clock";
import type { Reader } from "./sample-world-reader";
import type {
  Appointment,
  Calendar,
  Indicator,
  Job,
  Notification,
  Person,
  ProjectTask,
  Resource,
  SampleWorld,
  Site,
  Span,
  Task,
} from "./sample-world-types";

function at(r: Reader, key: string, parse = minuteOf): number {
  const minute = parse(r.text(key));
  if (minute === undefined) r.report(key, `is not a time: ${JSON.stringify(r.optional(key))}`);
  return minute ?? 0;
}

function maybeAt(r: Reader, key: string): number | undefined {
  return r.has(key) ? at(r, key) : undefined;
}

function span(r: Reader, from = "start", to = "end", parse = minuteOf): Span {
  const result = { start: at(r, from, parse), end: at(r, to, parse) };
  if (result.end < result.start) r.report(to, `is before ${from}`);
  return result;
}

const maybeSpan = (r: Reader, from: string, to: string) => (r.has(from) ? span(r, from, to) : undefined);
const place = (r: Reader) => ({
  place: r.text("place"),
  latitude: r.number("latitude"),
  longitude: r.number("longitude"),
});
const importance = (r: Reader) => r.choice("importance", ["normal", "high", "low"]);

function indicator(r: Reader): Indicator {
  const color = r.text("color");
  if (!/^#[0-9A-F]{6}$/.test(color)) r.report("color", `is not a color: ${color}`);
  return { name: r.text("name"), displayName: r.text("displayName"), color };
}

const person = (r: Reader): Person => ({
  name: r.text("name"),
  part: r.text("part"),
  email: r.text("email"),
  roles: r.texts("roles"),
  group: r.optional("group"),
  region: r.optional("region"),
});

const resource = (r: Reader): Resource => ({
  resourceNo: r.text("resourceNo"),
  displayName: r.text("displayName"),
  type: r.text("type"),
  department: r.text("department"),
  calendar: r.text("calendar"),
  region: r.optional("region"),
  skills: r.texts("skills"),
  team: r.optional("team"),
  pin: r.text("pin"),
  home: r.child("home", place),
  email: r.optional("email"),
  phone: r.optional("phone"),
  exchange: r.flag("exchange"),
  gps: r.optional("gps"),
});

function calendar(r: Reader): Calendar {
  const hours = r.rows("hours").map(([from = "", to = ""], index) => {
    const block = { start: minuteOfDay(from) ?? 0, end: minuteOfDay(to) ?? 0 };
    if (block.end <= block.start) r.report(`hours[${index}]`, `is not a block of hours: ${from}–${to}`);
    return block;
  });
  return {
    code: r.text("code"),
    parent: r.optional("parent"),
    hoursPerDay: r.number("hoursPerDay"),
    isDefault: r.flag("isDefault"),
    weekdays: r.numbers("weekdays"),
    hours,
  };
}

const site = (r: Reader): Site => ({
  ...place(r),
  id: r.text("id"),
  customerNo: r.text("customerNo"),
  customer: r.text("customer"),
  address: r.text("address"),
  contact: r.text("contact"),
  phone: r.text("phone"),
  pin: r.text("pin"),
});

const task = (r: Reader): Task => ({
  taskNo: r.text("taskNo"),
  shortDescription: r.text("shortDescription"),
  hours: r.number("hours"),
  skill: r.optional("skill"),
  region: r.optional("region"),
  importance: importance(r),
  open: r.flag("open"),
  requested: maybeSpan(r, "requestedStart", "requestedEnd"),
});

const job = (r: Reader): Job => ({
  jobNo: r.text("jobNo"),
  shortDescription: r.text("shortDescription"),
  type: r.text("type"),
  site: r.optional("site"),
  tasks: r.list("tasks", task),
});

const notification = (r: Reader): Notification => ({
  type: r.choice("type", ["info", "warning", "error"]),
  code: r.text("code"),
  text: r.text("text"),
});

const appointment = (r: Reader): Appointment => ({
  ...span(r),
  id: String(r.number("id")),
  guid: r.text("guid"),
  job: r.optional("job"),
  task: r.optional("task"),
  subject: r.optional("subject"),
  resources: r.texts("resources"),
  category: r.text("category"),
  timeMarker: r.optional("timeMarker"),
  importance: importance(r),
  template: r.optional("template"),
  container: r.optional("container"),
  locked: r.flag("locked"),
  recurrence: r.optional("recurrence"),
  undelivered: r.flag("undelivered"),
  notification: r.maybe("notification", notification),
});

const projectTask = (r: Reader): ProjectTask => ({
  ...span(r),
  taskNo: r.text("taskNo"),
  name: r.text("name"),
  kind: r.choice("kind", ["task", "summary", "milestone"]),
  hours: r.has("hours") ? r.number("hours") : undefined,
  percentDone: r.has("percentDone") ? r.number("percentDone") : undefined,
  resources: r.texts("resources"),
  predecessor: r.optional("predecessor"),
  baseline: maybeSpan(r, "baselineStart", "baselineEnd"),
  constraint: r.maybe("constraint", (c) => ({ type: c.text("type"), label: c.text("label"), date: at(c, "date") })),
  deadline: maybeAt(r, "deadline"),
});

const distance = (r: Reader) => ({ km: r.number("km"), minutes: r.number("minutes") });
const stop = (r: Reader) => ({
  ...distance(r),
  appointment: String(r.number("appointment")),
  site: r.text("site"),
});

const route = (r: Reader) => ({
  resource: r.text("resource"),
  stops: r.list("stops", stop),
  home: r.child("home", distance),
  total: r.child("total", distance),
});

const live = (r: Reader) => ({
  resource: r.text("resource"),
  at: at(r, "at"),
  latitude: r.number("latitude"),
  longitude: r.number("longitude"),
  speed: r.number("speed"),
});

const board = (r: Reader) => {
  const { start, end } = span(r, "dayStart", "dayEnd", minuteOfDay);
  return { dayStart: start, dayEnd: end };
};

const license = (r: Reader) => ({
  resources: r.number("resources"),
  trackedResources: r.number("trackedResources"),
  exchangeCalendars: r.number("exchangeCalendars"),
  modules: r.texts("modules"),
});

const filterGroup = (r: Reader) => ({
  name: r.text("name"),
  column: r.number("column"),
  dataFilter: r.flag("dataFilter"),
  values: r.texts("values"),
});

/** Reads the shape of `sample-world.yaml`; references between its parts are checked by `checkSampleWorld`. */
export function parseSampleWorld(root: Reader): SampleWorld {
  return {
    week: root.child("week", (r) => ({
      start: r.text("start"),
      end: r.text("end"),
      iso: r.number("iso"),
      timeZone: r.text("timeZone"),
    })),
    board: root.child("board", board),
    company: root.child("company", (r) => ({
      name: r.text("name"),
      address: r.text("address"),
      phone: r.text("phone"),
    })),
    license: root.child("license", license),
    connectors: root.list("connectors", (r) => ({
      name: r.text("name"),
      type: r.text("type"),
      sourceApp: r.text("sourceApp"),
    })),
    people: root.list("people", person),
    resources: root.list("resources", resource),
    calendars: root.list("calendars", calendar),
    sites: root.list("sites", site),
    categories: root.list("categories", indicator),
    timeMarkers: root.list("timeMarkers", indicator),
    pins: root.list("pins", indicator),
    filterGroups: root.list("filterGroups", filterGroup),
    jobs: root.list("jobs", job),
    appointments: root.list("appointments", appointment),
    container: root.child("container", (r) => ({ name: r.text("name"), handle: at(r, "handle") })),
    project: root.child("project", (r) => ({ job: r.text("job"), tasks: r.list("tasks", projectTask) })),
    route: root.child("route", route),
    live: root.child("live", live),
  };
}
