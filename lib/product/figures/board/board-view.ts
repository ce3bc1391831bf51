import type { Attributes } from "../../../authoring/contract";
import { sampleWorld } from "../../reference/sample-world";
import { minuteOf } from "../../reference/sample-world-clock";
import { longDate } from "../dates";
import { pick, pickShown } from "../figure";
import type { Place } from "../geometry";
import { headHeight } from "./board-axis";
import { boardPanels, boardViews } from "./board-data";
import { barY, boardMarks, labelRoom } from "./board-mark";
import { type BoardModel, barHeight, boardModel } from "./board-model";
import { menuAt, type Overlay, overlayPlace, tooltipAt } from "./overlay";

type Panel = (typeof boardPanels)[number];

/** Everything a board draws: its rows, and what is around and over them. */
export type BoardView = {
  model: BoardModel;
  height: number;
  panels: ReadonlySet<Panel>;
  overlays: Overlay[];
  selected: string | undefined;
  startDate: string;
  isCalendarMode: boolean;
  hasHatch: boolean;
};

/** Panels that a highlight needs. */
const needed: Readonly<Record<string, Panel>> = {
  toolbar: "toolbar",
  view: "toolbar",
  state: "toolbar",
  undo: "toolbar",
  search: "toolbar",
  range: "toolbar",
  "open-tasks": "open-tasks",
  "open-task": "open-tasks",
  container: "container",
  handle: "container",
  "context-menu": "context-menu",
  "bottom-bar": "bottom-bar",
  tooltip: "tooltip",
  "resource-filters": "resource-filters",
};

function overlaysOf(model: BoardModel, panels: ReadonlySet<Panel>, selected: string | undefined): Overlay[] {
  const all = model.rows.flatMap((row) => row.bars.map((bar) => ({ row, bar })));
  const found = all.find(({ bar }) => bar.appointment.id === selected) ?? all[0];
  if (!found) return [];
  const { row, bar } = found;
  const y = barY(row);
  return [
    ...(panels.has("context-menu") ? [menuAt(bar.appointment, bar.extent, y + 9, y + barHeight + labelRoom)] : []),
    ...(panels.has("tooltip") ? [tooltipAt(bar.appointment, bar.extent, y + barHeight + 5)] : []),
  ];
}

/** Turns the attributes of a page into what the board shows. */
export function boardView(props: Attributes): BoardView {
  const { date = sampleWorld.week.start, resources, appointments, selected, show = "toolbar", highlight } = props;
  const panels = pickShown(boardPanels, show, needed, highlight);
  const isCalendarMode = props["calendar-mode"] !== "off";
  const model = boardModel({
    view: pick(boardViews, props.view),
    date,
    resources,
    appointments,
    isFiltered: panels.has("filtered"),
    hasContainer: panels.has("container"),
    isCalendarMode,
  });
  const overlays = overlaysOf(model, panels, selected);
  return {
    model,
    height: Math.max(model.height + headHeight, ...overlays.map(({ y, height }) => y + height + 12)),
    panels,
    overlays,
    selected,
    startDate: longDate(minuteOf(date) ?? 0),
    isCalendarMode,
    hasHatch: model.rows.some(({ bars }) => bars.some(({ hatches }) => hatches.length > 0)),
  };
}

/** Tells whether the panel with the filters of resources is there. */
export const hasFilters = ({ panels }: BoardView): boolean => panels.has("filtered") || panels.has("resource-filters");

/** Place of a highlight in the resource grid; undefined when it is not there. */
export function resourceMark({ model, height }: BoardView, highlight: string | undefined): Place | undefined {
  if (highlight === "resource-grid" && model.rows.length > 0)
    return { x: 0, dx: 4, pixels: 114, y: headHeight + 4, height: height - headHeight - 8 };
  const row = model.rows.find(({ resource }) => resource.resourceNo === highlight);
  return row && { x: 0, dx: 5, pixels: 112, y: headHeight + row.top + 5, height: row.height - 10 };
}

/** Places of a highlight in the time grid and what lies over it; empty when it is not there. */
export function timeMarks({ model, overlays, height, selected }: BoardView, highlight: string | undefined): Place[] {
  if (highlight === "time-grid" && model.rows.length > 0)
    return [{ x: 0.008, width: 0.984, y: headHeight + 6, height: height - headHeight - 12 }];
  const type = highlight === "context-menu" ? "menu" : highlight;
  const overlay = overlays.find((candidate) => candidate.type === type);
  return overlay ? [overlayPlace(overlay)] : boardMarks(model, highlight, selected);
}
