import type { Attributes } from "../../../authoring/contract";
import { figure } from "../figure";
import { appointmentIds, boardData, boardPanels, boardParts, boardViews, resourceNos, sampleDates } from "./board-data";
import { boardFacts, markName, openTasks } from "./board-facts";
import { type BoardView, boardView, resourceMark, timeMarks } from "./board-view";

/** Tells whether a part beside the grid is there, and has what is to be marked. */
function isAround({ facts }: BoardView, highlight: string): boolean {
  switch (highlight) {
    case "open-tasks":
      return facts.hasOpenTasks;
    case "open-task":
      return facts.hasOpenTasks && openTasks().rows.length > 0;
    case "bottom-bar":
      return facts.hasBottomBar;
    case "resource-filters":
      return facts.filters !== "none";
    default:
      return (
        facts.toolbar !== undefined && ["toolbar", ...boardData.toolbar.map(({ part }) => part)].includes(highlight)
      );
  }
}

const isDrawn = (view: BoardView, highlight: string, selected: string | undefined): boolean =>
  isAround(view, highlight) ||
  resourceMark(view, highlight) !== undefined ||
  timeMarks(view, highlight, selected).length > 0;

/** A highlight or a selection has to be among what the board shows. */
function checkBoard(attributes: Attributes): string[] {
  const view = boardView(attributes);
  const { highlight, selected } = attributes;
  const bars = view.model.rows.flatMap((row) => row.bars.map((bar) => bar.appointment.id));
  const wanted =
    highlight !== undefined && boardParts.includes(highlight) ? `anything with "${highlight}"` : `"${highlight}"`;
  return [
    highlight === undefined || isDrawn(view, highlight, selected)
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
    resources: { meaning: "all without it", noun: "resource", values: resourceNos, isList: true },
    appointments: { meaning: "all of the range without it", noun: "appointment", values: appointmentIds, isList: true },
    show: { noun: "part", values: boardPanels, isList: true },
    selected: { noun: "appointment", values: appointmentIds },
    "calendar-mode": { values: ["on", "off"] },
    highlight: { noun: "part", values: [...appointmentIds, ...resourceNos, ...boardParts] },
  },
  check: checkBoard,
  mark: markName,
  tell: (attributes, say) => {
    const { model, facts } = boardView(attributes);
    return boardFacts(model, facts, say);
  },
});
