import { counted } from "../counted";
import { listed } from "../listed";

const list = listed("en");

/**
 * What figures say beside the screen they draw: their text alternative, legends, and the names of marked parts. The screen itself is
 * the application's, whose labels are English everywhere.
 */
export const figures = {
  /** From one day to another of the same month. */
  dayRange: (first: number, last: string) => `${first}–${last}`,
  /** A date after its weekday. */
  weekdayDate: (weekday: string, date: string) => `${weekday} ${date}`,
  list,
  /** What opens the sentences of a figure; its caption follows. */
  textOfFigure: "Text of this figure",
  /** Language of the screens that are drawn, when it is not this one. */
  screenLanguage: undefined as string | undefined,
  /** A label of a screen within a sentence. */
  label: (text: string) => text.toLowerCase(),
  marked: (part: string) => `Marked with 1: ${part}.`,
  selected: (id: string) => `Selected: appointment ${id}.`,
  appointment: (id: string) => `Appointment ${id}`,
  tabs: (tabs: string, open: string) => `Tabs: ${tabs}; ${open} is open.`,
  buttons: (labels: string, group?: string) => `Buttons${group ? ` of ${group}` : ""}: ${labels}.`,
  empty: "empty",
  on: "on",
  off: "off",
  board: {
    parts: {
      toolbar: "Toolbar",
      view: "View",
      state: "State",
      undo: "Undo",
      search: "Search",
      range: "Range",
      "open-tasks": "Open tasks",
      "open-task": "Open task",
      container: "Container",
      handle: "Handle",
      "non-working": "Non-working time",
      category: "Category",
      "time-marker": "Time marker",
      importance: "Importance",
      lock: "Lock",
      notification: "Notification",
      "multi-assignment": "Several resources",
      recurring: "Recurring",
      undelivered: "Not yet delivered",
      "context-menu": "Context menu",
      "bottom-bar": "Bottom bar",
      "resource-grid": "Resource grid",
      "time-grid": "Time grid",
      tooltip: "Tooltip",
      "resource-filters": "Resource filters",
    },
    resources: counted("en", { one: "# resource", other: "# resources" }),
    board: (view: string, range: string, resources: string) => `Planning board, ${view}, ${range}, ${resources}.`,
    none: (who: string) => `${who}: no appointments.`,
    hours: (calendars: string) => `Gray zones are non-working time. Working hours: ${calendars}.`,
    container: (name: string, day: string, time: string, members: string) =>
      `Container ${name}, handle on ${day} at ${time}: ${members}.`,
    tooltip: (subject: string, lines: string) => `Tooltip of ${subject}: ${lines}.`,
    menu: (subject: string, id: string, groups: string) => `Context menu of ${subject}, appointment ${id}. ${groups}.`,
    gray: (entry: string) => `${entry} (gray)`,
    toolbar: (tools: string) => `Toolbar, left to right: ${tools}.`,
    bottomBar: (items: string) => `Bottom bar: ${items}.`,
    filtered: (filters: readonly string[]) =>
      `Resource filters: ${filters.join(" and ")} ${filters.length > 1 ? "are" : "is"} selected.`,
    unfiltered: (groups: readonly string[]) => `Resource filters: ${groups.join(" and ")}, nothing selected.`,
    openTask: (cells: string) => `Open task: ${cells}.`,
    together: (others: string) => `together with ${others}`,
    inContainer: (name: string) => `in container ${name}`,
    importance: { high: "high importance", normal: "", low: "low importance" },
    notifications: { info: "info", warning: "warning", error: "error" },
    locked: "locked",
    recurring: "recurring",
    undelivered: "not yet delivered",
    legend: {
      people: "several resources",
      chain: "linked to a task",
      info: "information",
      nonWorking: "non-working",
      hatched: "non-working, hatched in a bar",
    },
  },
  agenda: {
    parts: { filters: "Filters", more: "More", columns: "Columns" },
    views: { day: "day", week: "week", month: "month", list: "list" },
    agenda: (view: string, range: string, names: string) =>
      `Agenda, ${view}, ${range}, read-only, for ${names}. Filters: resource, department, category.`,
    more: (day: string, lines: number, rest: number) => `${day}: ${lines} lines, then +${rest} more.`,
    again: (subject: string, dates: string) => `${subject} is repeated on ${dates}.`,
  },
  gantt: {
    parts: {
      dependency: "Dependency",
      constraint: "Constraint",
      deadline: "Deadline",
      baseline: "Baseline",
      progress: "Progress",
      milestone: "Milestone",
      toolbar: "Toolbar",
    },
    gantt: (project: string, range: string, tools: string) =>
      `Gantt of project ${project}, ${range}. Toolbar: project menu, ${tools}.`,
    milestone: "milestone",
    summary: "summary",
    done: (percent: number) => `${percent}% done`,
    after: (task: string) => `after ${task}`,
    baseline: "baseline",
    deadline: "deadline",
    criticalPath: (tasks: string) => `Critical path: ${tasks}.`,
    gray: (days: string) => `${days} are gray: non-working days.`,
    legend: {
      task: "task with its finished part",
      dependency: "finish to start",
      criticalPath: "critical path",
      constraint: "start no earlier than",
    },
  },
  pivot: {
    configurator: "Configurator",
    columns: { day: "day", week: "week" },
    pivot: (week: number, columns: string, values: string) =>
      `Pivot, week ${week}: rows resource, columns ${columns}, values ${values}.`,
    load: (label: string, planned: string, capacity: string, percent: number) =>
      `${label} ${planned} of ${capacity} h (${percent}%)`,
    value: (label: string, value: string, percent: number) => `${label} ${value} (load ${percent}%)`,
    note: "The bar below a value is the load: planned hours as a share of the capacity.",
  },
  map: {
    parts: { route: "Route", live: "Live position", home: "Home", legend: "Legend" },
    map: (towns: string) => `Abstract map of ${towns}.`,
    job: (label: string, pin: string) => `Job pin: ${label}, pin ${pin}.`,
    resource: (label: string, pin: string) => `Resource at home: ${label}, pin ${pin}.`,
    home: "home",
    leg: (place: string, km: number, minutes: number) => `to ${place} ${km} km, ${minutes} min`,
    route: (who: string, day: string, legs: string, km: number, time: string) =>
      `Route of ${who} on ${day}: from home ${legs}. Total: ${km} km, ${time}.`,
    live: (who: string, place: string, at: string, speed: number) =>
      `Live position of ${who}: ${place}, ${at}, ${speed} km/h.`,
    cluster: (pins: readonly string[]) => `Cluster of ${pins.length}: ${pins.join(" and ")}.`,
    legend: {
      job: "drop: job",
      resource: "disc with initials: resource at home",
      route: (who: string) => `line: route of ${who}`,
      live: "car: live position",
      cluster: "number: pins close together",
    },
  },
  sequence: {
    parts: { travel: "Travel", optimize: "Optimize", apply: "Apply times", stop: "Stop" },
    sequence: (who: string, day: string) =>
      `Route sequence of ${who}, ${day}, with the buttons Optimize and Apply times.`,
    travel: (way: string, time: string) => `Travel: ${way}, ${time}.`,
    home: (place: string, isStart: boolean, time: string) =>
      `Home, ${place}: ${isStart ? "leaves" : "arrives"} ${time}.`,
    stop: (number: string, customer: string, place: string, arrival: string, planned: string, subject: string) =>
      `Stop ${number}: ${customer}, ${place}, arrival ${arrival}, planned ${planned}, ${subject}.`,
    total: (km: number, time: string) => `Total: ${km} km, ${time}.`,
  },
  phone: {
    phone: (screen: string) => `Phone with the screen ${screen}.`,
    button: (label: string) => `Button ${label}.`,
    chosen: "chosen",
    mandatory: "mandatory",
    map: "A map with the pin of the site.",
    bar: (labels: string) => `Bar at the bottom: ${labels}.`,
  },
  screen: {
    parts: {
      "side-menu": "Side menu",
      "top-bar": "Top bar",
      "profile-selector": "Profile selector",
      canvas: "Canvas",
      "dock-panel": "Dock panel",
      bell: "Notifications bell",
      "user-cog": "User cog",
    },
    frame: "The application frame: side menu on the left, top bar above, canvas with dock panels.",
    menu: (items: string, bottom: string) => `Side menu: ${items}; at the bottom ${bottom}.`,
    administration: (items: string) => `Administration contains ${items}.`,
    topBar: (profile: string) =>
      `Top bar: profile selector with the profile ${profile}, save profile, notifications bell, help, user cog.`,
    canvas: (panels: string) => `Canvas: the dock panels ${panels}.`,
    screen: (title: string) => `Screen ${title}.`,
    group: "Menu",
    ticked: (label: string, ticked: string, open: string) =>
      `${label}: selected ${ticked || "nothing"}${open ? `; not selected ${open}` : ""}.`,
    hidden: "hidden",
    asEnvironment: "as in the environment",
    own: "a value of its own",
    button: (label: string) => `button ${label}`,
    month: (
      month: string,
      firstDay: string,
      weeks: readonly [number, number],
      chosen: readonly string[],
      week: number,
    ) =>
      `${month} by weeks, ${firstDay} first, with the ISO week numbers ${weeks[0]} to ${weeks[1]}. ${chosen.join(" to ")}, week ${week}, are chosen.`,
    categories: (names: string) => `Categories: ${names}.`,
    timeMarkers: (names: string) => `Time markers: ${names}.`,
    pins: (names: string) => `Pins: ${names}.`,
    importance: "Importance: high, normal, low.",
    details: (id: string, subject: string) => `Details panel of appointment ${id}, ${subject}.`,
    editable: "Fields in boxes can be edited.",
    readOnly: "All fields are read-only.",
    rows: counted("en", { one: "# row", other: "# rows" }),
    grid: (title: string, rows: string, columns: string) => `${title}, a list of ${rows} with the columns ${columns}.`,
    searchBox: "A search box is above the list.",
    columnMenu: (entries: string) => `The open column menu offers ${entries}.`,
    grouped: (column: string, groups: string) => `Grouped by ${column}: ${groups}.`,
    shared: "owns shared content",
    totals: (cells: string) => `Totals: ${cells}.`,
  },
  flow: {
    work: (span: string, hours: string) => `${span}: ${hours} of work.`,
    gross: (work: string, gross: string, from: string, to: string) =>
      `Working time ${work}; gross duration ${gross}, from ${from} to ${to}.`,
    bracket: (gross: string, work: string) => `${gross} gross duration: ${work} of work and the night`,
  },
};
