import { resourceOf, sampleWorld, subjectOf } from "../../reference/sample-world";
import { calendarOf } from "../calendar";
import { list, time, weekdayName } from "../words";
import { appointmentFact } from "./appointment-facts";
import { boardData } from "./board-data";
import { filtersFact } from "./board-filters";
import type { BoardModel } from "./board-model";
import { boardParts } from "./board-values";
import { openTaskFacts } from "./open-tasks";
import { type Overlay, tooltipLines } from "./overlay";
import { bottomBarFact, type ToolbarState, toolbarFact } from "./toolbar-facts";

/** Name of a highlight: a part of the board, a resource or an appointment. */
export function markName(highlight: string | undefined): string | undefined {
  if (highlight === undefined) return undefined;
  const part = Object.entries(boardParts).find(([key]) => key === highlight);
  if (part) return part[1];
  const resource = sampleWorld.resources.find(({ resourceNo }) => resourceNo === highlight);
  return resource ? `${resource.displayName} (${highlight})` : `Appointment ${highlight}`;
}

function hoursFact({ rows }: BoardModel): string {
  const names = [...new Set(rows.map(({ resource }) => resource.calendar))];
  const texts = names.map((code) => {
    const row = rows.find(({ resource }) => resource.calendar === code);
    const blocks = row ? calendarOf(row.resource).hours : [];
    return `${code} ${blocks.map(({ start, end }) => `${time(start)}–${end === 1440 ? "24:00" : time(end)}`).join(" and ")}`;
  });
  return `Gray zones are non-working time. Working hours: ${texts.join("; ")}.`;
}

function containerFact(model: BoardModel): string {
  const { name, handle } = sampleWorld.container;
  const members = model.rows
    .flatMap(({ bars }) => bars.map((bar) => bar.appointment))
    .filter((item) => item.container === name);
  return `Container ${name}, handle on ${weekdayName(handle)} at ${time(handle)}: ${list(members.map(subjectOf))}.`;
}

function overlayFact(overlay: Overlay): string {
  const subject = subjectOf(overlay.appointment);
  if (overlay.type === "tooltip") return `Tooltip of ${subject}: ${tooltipLines(overlay.appointment).join("; ")}.`;
  const groups = boardData.contextMenu.map(({ group, entries }) => `${group}: ${entries.join(", ")}`);
  return `Context menu of ${subject}, appointment ${overlay.appointment.id}. ${groups.join("; ")}.`;
}

/** What the text alternative has to tell besides the rows. */
export type FactQuery = {
  toolbar: ToolbarState | undefined;
  hasBottomBar: boolean;
  hasContainer: boolean;
  hasOpenTasks: boolean;
  filters: "none" | "shown" | "ticked";
  overlays: readonly Overlay[];
  highlight: string | undefined;
  selected: string | undefined;
};

/** Everything the board shows, as sentences. */
export function boardFacts(model: BoardModel, query: FactQuery): string[] {
  const { scale, rows } = model;
  const mark = markName(query.highlight);
  return [
    `Planning board, ${scale.title.toLowerCase()}, ${scale.range}, ${rows.length} ${rows.length === 1 ? "resource" : "resources"}.`,
    mark ? `Marked with 1: ${mark}.` : "",
    query.selected ? `Selected: appointment ${query.selected}.` : "",
    query.toolbar ? toolbarFact(query.toolbar) : "",
    query.filters === "none" ? "" : filtersFact(query.filters === "ticked"),
    ...rows.flatMap(({ resource, bars }) =>
      bars.length > 0
        ? bars.map(({ appointment }) => appointmentFact(appointment, resource.resourceNo))
        : [`${resourceOf(resource.resourceNo).displayName}: no appointments.`],
    ),
    hoursFact(model),
    query.hasContainer ? containerFact(model) : "",
    ...query.overlays.map(overlayFact),
    ...(query.hasOpenTasks ? openTaskFacts() : []),
    query.hasBottomBar ? bottomBarFact() : "",
  ].filter(Boolean);
}
