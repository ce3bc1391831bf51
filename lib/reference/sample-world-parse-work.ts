import { at, maybeAt, maybeSpan, span } from "./sample-world-parse-time";
import type { Reader } from "./sample-world-reader";
import type { Appointment, Job, Notification, ProjectTask, Task } from "./sample-world-types";

const importance = (r: Reader) => r.choice("importance", ["normal", "high", "low"]);

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

/** A job with its tasks. */
export const job = (r: Reader): Job => ({
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

/** An appointment of the week. */
export const appointment = (r: Reader): Appointment => ({
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

/** A row of the Gantt. */
export const projectTask = (r: Reader): ProjectTask => ({
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

/** The route of one resource on one day. */
export const route = (r: Reader) => ({
  resource: r.text("resource"),
  stops: r.list("stops", stop),
  home: r.child("home", distance),
  total: r.child("total", distance),
});

/** The last known position. */
export const live = (r: Reader) => ({
  resource: r.text("resource"),
  at: at(r, "at"),
  latitude: r.number("latitude"),
  longitude: r.number("longitude"),
  speed: r.number("speed"),
});
