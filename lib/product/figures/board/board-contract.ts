import type { Attributes } from "../../../authoring/contract";
import { figure } from "../figure";
import { appointmentIds, boardData, boardPanels, boardParts, boardViews, resourceNos, sampleDates } from "./board-data";
import { boardFacts, markName, openTasks } from "./board-facts";
import { type BoardView, boardView, hasFilters, resourceMark, timeMarks } from "./board-view";

/** True when a part around the grid is shown and contains the highlight. */
function isAround(view: BoardView, highlight: string): boolean {
  const { panels } = view;
  switch (highlight) {
    case "open-tasks":
    case "bottom-bar":
      return panels.has(highlight);
    case "open-task":
      return panels.has("open-tasks") && openTasks().rows.length > 0;
    case "resource-filters":
      return hasFilters(view);
    default:
      return panels.has("toolbar") && ["toolbar", ...boardData.toolbar.map(({ part }) => part)].includes(highlight);
  }
}

const isDrawn = (view: BoardView, highlight: string): boolean =>
  isAround(view, highlight) || resourceMark(view, highlight) !== undefined || timeMarks(view, highlight).length > 0;

/** A highlight or a selection has to be among what the board shows. */
function checkBoard(attributes: Attributes): string[] {
  const view = boardView(attributes);
  const { highlight, selected } = attributes;
  const bars = view.model.rows.flatMap((row) => row.bars.map((bar) => bar.appointment.id));
  const wanted =
    highlight !== undefined && boardParts.includes(highlight) ? `anything with "${highlight}"` : `"${highlight}"`;
  return [
    highlight === undefined || isDrawn(view, highlight)
      ? ""
      : `highlight="${highlight}" marks nothing, because the board does not show ${wanted}.`,
    selected === undefined || bars.includes(selected) ? "" : `selected="${selected}" is not on the board.`,
  ].filter(Boolean);
}

/** `<PlanningBoard>`. */
export const planningBoard = figure({
  purpose: "The planning board: resources as rows, time as columns, appointments as bars.",
  examples: ['<PlanningBoard resources="R0100, R0110" highlight="4021" caption="…" />'],
  attributes: {
    view: { values: boardViews },
    date: { values: sampleDates },
    resources: { meaning: "default: all", noun: "resource", values: resourceNos, isList: true },
    appointments: { meaning: "default: all in the range", noun: "appointment", values: appointmentIds, isList: true },
    show: { noun: "part", values: boardPanels, isList: true },
    selected: { noun: "appointment", values: appointmentIds },
    "calendar-mode": { values: ["on", "off"] },
    highlight: { noun: "part", values: [...appointmentIds, ...resourceNos, ...boardParts] },
  },
  check: checkBoard,
  mark: markName,
  tell: (attributes, say) => boardFacts(boardView(attributes), say),
});
