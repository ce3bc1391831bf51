import type { FigureAttributes } from "../ids";
import { boardMarks } from "./board-mark";
import type { BoardModel } from "./board-model";
import { boardParts } from "./board-rules";
import { boardView, toBoardProps } from "./board-view";

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
export function checkBoard(attributes: FigureAttributes): string[] {
  const props = toBoardProps(attributes);
  const { model } = boardView(props);
  const { highlight, selected } = props;
  const bars = model.rows.flatMap((row) => row.bars.map((bar) => bar.appointment.id));
  const wanted =
    highlight !== undefined && Object.hasOwn(boardParts, highlight) ? `anything with "${highlight}"` : `"${highlight}"`;
  return [
    highlight === undefined || isDrawn(model, highlight, selected)
      ? ""
      : `PlanningBoard: highlight="${highlight}" marks nothing, because the board does not show ${wanted}.`,
    selected === undefined || bars.includes(selected)
      ? ""
      : `PlanningBoard: selected="${selected}" is not on the board.`,
  ].filter(Boolean);
}
