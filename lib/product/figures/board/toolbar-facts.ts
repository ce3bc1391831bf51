import type { Say } from "../say";
import type { BoardScale } from "./board-axis";
import { boardData, type Tool } from "./board-data";

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
export function toolbarFact(state: ToolbarState, say: Say): string {
  const words = boardData.toolbar.map((tool) => {
    if (tool.type === "switch") return `${say.label(tool.label)} ${isOn(tool, state) ? say.on : say.off}`;
    const value = textOf(tool, state);
    return tool.type === "value" ? `${say.label(tool.label)} ${value}` : value;
  });
  return say.board.toolbar(words.join(", "));
}

/** The bottom bar as a sentence. */
export function bottomBarFact(say: Say): string {
  return say.board.bottomBar(boardData.bottomBar.map(({ label, value }) => `${say.label(label)} ${value}`).join(", "));
}
