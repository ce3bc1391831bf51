import { calendarOf, resourceOf, sampleWorld, subjectOf } from "../../reference/sample-world";
import { time } from "../dates";
import { partName, type Say } from "../figure";
import { gridOf } from "../screen/grid-data";
import { appointmentFact } from "./appointment-facts";
import { type BoardScale, rangeOf } from "./board-axis";
import { boardData, type Tool } from "./board-data";
import { filtersFact } from "./board-filters";
import type { BoardModel } from "./board-model";
import { type Overlay, tooltipLines } from "./overlay";

/** Name of a highlight: a part of the board, a resource or an appointment. */
export function markName(highlight: string, say: Say): string {
  const part = partName(say.board.parts, highlight);
  if (part) return part;
  const resource = sampleWorld.resources.find(({ resourceNo }) => resourceNo === highlight);
  return resource ? `${resource.displayName} (${highlight})` : say.appointment(highlight);
}

function hoursFact({ rows }: BoardModel, say: Say): string {
  const names = [...new Set(rows.map(({ resource }) => resource.calendar))];
  const texts = names.map((code) => {
    const row = rows.find(({ resource }) => resource.calendar === code);
    const blocks = row ? calendarOf(row.resource).hours : [];
    return `${code} ${say.list(blocks.map(({ start, end }) => `${time(start)}–${end === 1440 ? "24:00" : time(end)}`))}`;
  });
  return say.board.hours(texts.join("; "));
}

function containerFact(model: BoardModel, say: Say): string {
  const { name, handle } = sampleWorld.container;
  const members = model.rows
    .flatMap(({ bars }) => bars.map((bar) => bar.appointment))
    .filter((item) => item.container === name);
  return say.board.container(name, say.weekdayName(handle), time(handle), say.list(members.map(subjectOf)));
}

function overlayFact(overlay: Overlay, { board }: Say): string {
  const subject = subjectOf(overlay.appointment);
  if (overlay.type === "tooltip") return board.tooltip(subject, tooltipLines(overlay.appointment).join("; "));
  const groups = boardData.contextMenu.map(({ group, entries }) => `${group}: ${entries.join(", ")}`);
  return board.menu(subject, overlay.appointment.id, groups.join("; "));
}

/** What the text alternative has to tell besides the rows. */
export type FactQuery = {
  toolbar: ToolbarState | undefined;
  hasBottomBar: boolean;
  hasContainer: boolean;
  hasOpenTasks: boolean;
  filters: "none" | "shown" | "ticked";
  overlays: readonly Overlay[];
  selected: string | undefined;
};

/** Everything the board shows, as sentences. */
export function boardFacts(model: BoardModel, query: FactQuery, say: Say): string[] {
  const { scale, rows } = model;
  return [
    say.board.board(say.label(scale.title), rangeOf(scale.axis, say), say.board.resources(rows.length)),
    query.selected ? say.selected(query.selected) : "",
    query.toolbar ? toolbarFact(query.toolbar, say) : "",
    query.filters === "none" ? "" : filtersFact(query.filters === "ticked", say),
    ...rows.flatMap(({ resource, bars }) =>
      bars.length > 0
        ? bars.map(({ appointment }) => appointmentFact(appointment, say, resource.resourceNo))
        : [say.board.none(resourceOf(resource.resourceNo).displayName)],
    ),
    hoursFact(model, say),
    query.hasContainer ? containerFact(model, say) : "",
    ...query.overlays.map((overlay) => overlayFact(overlay, say)),
    ...(query.hasOpenTasks ? openTaskFacts(say) : []),
    query.hasBottomBar ? bottomBarFact(say) : "",
  ];
}

/** What the toolbar of a board says of its state. */
export type ToolbarState = {
  scale: BoardScale;
  startDate: string;
  hasContainers: boolean;
  isCalendarMode: boolean;
  isFiltered: boolean;
};

/** Switches that are on, by part of the toolbar. */
export function isOn({ part }: Tool, state: ToolbarState): boolean {
  if (part === "containers") return state.hasContainers;
  if (part === "calendar") return state.isCalendarMode;
  return part === "filters" && state.isFiltered;
}

/** What a tool shows. */
export function textOf({ part, label }: Tool, { scale, startDate }: ToolbarState): string {
  if (part === "date") return startDate;
  if (part === "view") return scale.title;
  return part === "range" ? scale.range : label;
}

/** The toolbar as a sentence. */
function toolbarFact(state: ToolbarState, say: Say): string {
  const words = boardData.toolbar.map((tool) => {
    if (tool.type === "switch") return `${say.label(tool.label)} ${isOn(tool, state) ? say.on : say.off}`;
    const value = textOf(tool, state);
    return tool.type === "value" ? `${say.label(tool.label)} ${value}` : value;
  });
  return say.board.toolbar(words.join(", "));
}

/** The bottom bar as a sentence. */
function bottomBarFact(say: Say): string {
  return say.board.bottomBar(boardData.bottomBar.map(({ label, value }) => `${say.label(label)} ${value}`).join(", "));
}

const shown = ["Job no.", "Description", "Customer", "Requested", "Required / planned", "Skills"];

/** The list of open tasks with the columns that fit below a board. */
export function openTasks() {
  const grid = gridOf("open-tasks");
  const kept = grid.columns.flatMap(({ label }, index) => (shown.includes(label) ? [index] : []));
  return {
    ...grid,
    columns: grid.columns.filter((_, index) => kept.includes(index)),
    rows: grid.rows.map((row) => row.filter((_, index) => kept.includes(index))),
  };
}

/** The open tasks as sentences. */
function openTaskFacts({ board }: Say): string[] {
  const { columns, rows } = openTasks();
  return rows.map((row) =>
    board.openTask(columns.map(({ label }, index) => `${label} ${row[index] ?? ""}`).join("; ")),
  );
}
