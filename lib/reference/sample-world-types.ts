/** Minutes since Monday 2 March 2026, 00:00: the clock of the sample week. */
export type Minute = number;

/** A span of the clock of the sample week. */
export type Span = { start: Minute; end: Minute };

/** A named color of the sample company; figures draw the name with a token. */
export type Indicator = { name: string; displayName: string; color: string };

/** Where something is on the map. */
export type Place = { place: string; latitude: number; longitude: number };

/** Someone or something that can be planned. */
export type Resource = {
  resourceNo: string;
  displayName: string;
  type: string;
  department: string;
  calendar: string;
  region?: string;
  skills: string[];
  team?: string;
  pin: string;
  home: Place;
  email?: string;
  phone?: string;
  exchange: boolean;
  gps?: string;
};

/** `hours` are blocks of minutes of a day; `weekdays` count from 1, Monday. */
export type Calendar = {
  code: string;
  parent?: string;
  hoursPerDay: number;
  isDefault: boolean;
  weekdays: number[];
  hours: Span[];
};

/** Where work is done, with customer and contact. */
export type Site = Place & {
  id: string;
  customerNo: string;
  customer: string;
  address: string;
  contact: string;
  phone: string;
  pin: string;
};

/** A unit of work under a job; `open` ones wait in Open tasks. */
export type Task = {
  taskNo: string;
  shortDescription: string;
  hours: number;
  skill?: string;
  region?: string;
  importance: "normal" | "high" | "low";
  open: boolean;
  requested?: Span;
};

/** The header of a piece of work. */
export type Job = { jobNo: string; shortDescription: string; type: string; site?: string; tasks: Task[] };

/** A stored message on an appointment. */
export type Notification = { type: "info" | "warning" | "error"; code: string; text: string };

/** A task or free text placed in time for resources. */
export type Appointment = Span & {
  id: string;
  guid: string;
  job?: string;
  task?: string;
  subject?: string;
  resources: string[];
  category: string;
  timeMarker?: string;
  importance: "normal" | "high" | "low";
  template?: string;
  container?: string;
  locked: boolean;
  recurrence?: string;
  undelivered: boolean;
  notification?: Notification;
};

/** A row of the Gantt. */
export type ProjectTask = Span & {
  taskNo: string;
  name: string;
  kind: "task" | "summary" | "milestone";
  hours?: number;
  percentDone?: number;
  resources: string[];
  predecessor?: string;
  baseline?: Span;
  constraint?: { type: string; label: string; date: Minute };
  deadline?: Minute;
};

/** A stop of the route with the way that leads to it. */
export type Stop = { appointment: string; site: string; km: number; minutes: number };
/** A way: kilometers and minutes. */
export type Distance = { km: number; minutes: number };
/** Someone who works with Planloom. */
export type Person = { name: string; part: string; email: string; roles: string[]; group?: string; region?: string };

/** Everything the figures draw from. */
export type SampleWorld = {
  week: { start: string; end: string; iso: number; timeZone: string };
  board: { dayStart: Minute; dayEnd: Minute };
  company: { name: string; address: string; phone: string };
  license: { resources: number; trackedResources: number; exchangeCalendars: number; modules: string[] };
  connectors: { name: string; type: string; sourceApp: string }[];
  people: Person[];
  resources: Resource[];
  calendars: Calendar[];
  sites: Site[];
  categories: Indicator[];
  timeMarkers: Indicator[];
  pins: Indicator[];
  filterGroups: { name: string; column: number; dataFilter: boolean; values: string[] }[];
  jobs: Job[];
  appointments: Appointment[];
  container: { name: string; handle: Minute };
  project: { job: string; tasks: ProjectTask[] };
  route: { resource: string; stops: Stop[]; home: Distance; total: Distance };
  live: { resource: string; at: Minute; latitude: number; longitude: number; speed: number };
};
