import { minuteOfDay } from "./sample-world-clock";
import { at, span } from "./sample-world-parse-time";
import { appointment, job, live, projectTask, route } from "./sample-world-parse-work";
import type { Reader } from "./sample-world-reader";
import type { Calendar, Indicator, Person, Resource, SampleWorld, Site } from "./sample-world-types";

const place = (r: Reader) => ({
  place: r.text("place"),
  latitude: r.number("latitude"),
  longitude: r.number("longitude"),
});

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
