import type { Attributes, Contract } from "../../../authoring/contract";
import { caption, drawFigure } from "../figure";
import { sayIn } from "../say";
import { boardFacts } from "./board-facts";
import { boardMarks } from "./board-mark";
import type { BoardModel } from "./board-model";
import { appointmentIds, boardPanels, boardParts, boardViews, resourceNos, sampleDates } from "./board-values";
import { boardView } from "./board-view";

const aroundTheGrid: readonly string[] = [
  "toolbar",
  "view",
  "state",
  "undo",
  "search",
  "range",
  "open-tasks",
  "open-task",
  "bottom-bar",
  "resource-filters",
  "resource-grid",
  "time-grid",
  "context-menu",
  "tooltip",
];

function isDrawn(model: BoardModel, highlight: string, selected: string | undefined): boolean {
  if (aroundTheGrid.includes(highlight)) return true;
  const isRow = model.rows.some(({ resource }) => resource.resourceNo === highlight);
  return isRow || boardMarks(model, highlight, selected).length > 0;
}

/** A highlight or a selection has to be among what the board shows. */
function checkBoard(attributes: Attributes): string[] {
  const { model } = boardView(attributes);
  const { highlight, selected } = attributes;
  const bars = model.rows.flatMap((row) => row.bars.map((bar) => bar.appointment.id));
  const wanted =
    highlight !== undefined && boardParts.includes(highlight) ? `anything with "${highlight}"` : `"${highlight}"`;
  return [
    highlight === undefined || isDrawn(model, highlight, selected)
      ? ""
      : `highlight="${highlight}" marks nothing, because the board does not show ${wanted}.`,
    selected === undefined || bars.includes(selected) ? "" : `selected="${selected}" is not on the board.`,
  ].filter(Boolean);
}

/** `<PlanningBoard>`. */
export const planningBoard = {
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
    caption,
  },
  check: checkBoard,
  draw: (attributes, wording) => {
    const { model, facts } = boardView(attributes);
    return drawFigure(attributes.caption, boardFacts(model, facts, sayIn(wording)));
  },
} as const satisfies Contract;
