import { calendarOf, resourceOf, sampleWorld, subjectOf } from "../../reference/sample-world";
import { dayLength } from "../../reference/sample-world-clock";
import { time } from "../dates";
import { partName, type Say } from "../figure";
import { gridOf } from "../screen/grid-data";
import { appointmentFact } from "./appointment-facts";
import { rangeOf } from "./board-axis";
import { boardData, filterGroups, type Tool } from "./board-data";
import type { BoardModel } from "./board-model";
import { type BoardView, hasFilters } from "./board-view";
import { isGray, type Overlay, tooltipLines } from "./overlay";

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
    return `${code} ${say.list(blocks.map(({ start, end }) => `${time(start)}–${end === dayLength ? "24:00" : time(end)}`))}`;
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
  const say = (entry: string) => (isGray(entry, overlay.appointment) ? board.gray(entry) : entry);
  const groups = boardData.contextMenu.map(({ group, entries }) => `${group}: ${entries.map(say).join(", ")}`);
  return board.menu(subject, overlay.appointment.id, groups.join("; "));
}

/** The filters of resources as a sentence. */
function filtersFact(isTicked: boolean, { board }: Say): string {
  const groups = filterGroups(isTicked);
  const texts = groups.flatMap(({ name, ticked }) => (ticked.length > 0 ? [`${name} ${ticked.join(", ")}`] : []));
  return texts.length > 0 ? board.filtered(texts) : board.unfiltered(groups.map(({ name }) => name));
}

/** Everything the board shows, as sentences. */
export function boardFacts(view: BoardView, say: Say): string[] {
  const { model, panels, overlays, selected } = view;
  const { scale, rows } = model;
  return [
    say.board.board(say.label(scale.title), rangeOf(scale.axis, say), say.board.resources(rows.length)),
    selected ? say.selected(selected) : "",
    panels.has("toolbar") ? toolbarFact(view, say) : "",
    hasFilters(view) ? filtersFact(panels.has("filtered"), say) : "",
    ...rows.flatMap(({ resource, bars }) =>
      bars.length > 0
        ? bars.map(({ appointment }) => appointmentFact(appointment, say, resource.resourceNo))
        : [say.board.none(resourceOf(resource.resourceNo).displayName)],
    ),
    hoursFact(model, say),
    panels.has("container") ? containerFact(model, say) : "",
    ...overlays.map((overlay) => overlayFact(overlay, say)),
    ...(panels.has("open-tasks") ? openTaskFacts(say) : []),
    panels.has("bottom-bar") ? bottomBarFact(say) : "",
  ];
}

/** Tells whether a switch of the toolbar is on. */
export function isOn({ part }: Tool, { panels, isCalendarMode }: BoardView): boolean {
  if (part === "containers") return panels.has("container");
  if (part === "calendar") return isCalendarMode;
  return part === "filters" && panels.has("filtered");
}

/** What a tool shows. */
export function textOf({ part, label }: Tool, { model: { scale }, startDate }: BoardView): string {
  if (part === "date") return startDate;
  if (part === "view") return scale.title;
  return part === "range" ? scale.range : label;
}

/** The toolbar as a sentence. */
function toolbarFact(view: BoardView, say: Say): string {
  const words = boardData.toolbar.map((tool) => {
    if (tool.type === "switch") return `${say.label(tool.label)} ${isOn(tool, view) ? say.on : say.off}`;
    const value = textOf(tool, view);
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
