import { figures } from "../../../texts/en/figures";

/** What `show` can draw over the bars. */
export const ganttLayers = ["baseline", "critical-path", "dependencies"] as const;

/** A part of a Gantt that can be highlighted. */
export type GanttPart = keyof typeof figures.gantt.parts;
/** Their names in attributes. */
export const ganttParts = Object.keys(figures.gantt.parts);
