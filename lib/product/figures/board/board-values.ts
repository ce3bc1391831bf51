import { figures } from "../../../texts/en/figures";
import { sampleWorld } from "../../reference/sample-world";
import { dateOf } from "../../reference/sample-world-clock";

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

/** Parts of a board that can be highlighted. */
export const boardParts = Object.keys(figures.board.parts);

/** Numbers of the resources. */
export const resourceNos = sampleWorld.resources.map(({ resourceNo }) => resourceNo);
/** Ids of the appointments. */
export const appointmentIds = sampleWorld.appointments.map(({ id }) => id);

/** Dates of the sample week, Monday to Sunday. */
export const sampleDates = [0, 1, 2, 3, 4, 5, 6].map((day) =>
  dateOf(day * 1440)
    .toISOString()
    .slice(0, 10),
);
