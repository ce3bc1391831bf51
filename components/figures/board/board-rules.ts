import { sampleWorld } from "@/lib/reference/sample-world";
import { many, one, type Rules } from "../rules";

/** Views of the board; the first is the default. */
export const boardViews = ["work-week", "day", "week"] as const;
/** What `show` can put around and over the rows. */
export const boardPanels = [
  "toolbar",
  "open-tasks",
  "container",
  "context-menu",
  "bottom-bar",
  "tooltip",
  "resource-filters",
  "filtered",
] as const;

/** Parts of a board that can be highlighted, with the name the caption uses. */
export const boardParts = {
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
} as const;

const resourceNos = sampleWorld.resources.map(({ resourceNo }) => resourceNo);
const appointmentIds = sampleWorld.appointments.map(({ id }) => id);

/** Dates of the sample week, Monday to Sunday. */
export const sampleDates = [2, 3, 4, 5, 6, 7, 8].map((day) => `2026-03-0${day}`);

/** Attributes of `<PlanningBoard>`. */
export const boardRules: Rules = {
  view: one(boardViews),
  date: one(sampleDates),
  resources: many(resourceNos),
  appointments: many(appointmentIds),
  show: many(boardPanels),
  selected: one(appointmentIds),
  "calendar-mode": one(["on", "off"]),
  highlight: one([...appointmentIds, ...resourceNos, ...Object.keys(boardParts)]),
};
