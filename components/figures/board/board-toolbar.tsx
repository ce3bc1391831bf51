import { classNames } from "../class-names";
import { Marked } from "../frame/marked";
import { Icon } from "../icons";
import type { BoardScale } from "./board-axis";
import { boardData, type Tool } from "./board-data";
import styles from "./board-toolbar.module.css";

/** What the toolbar of a board says of its state. */
export type ToolbarState = {
  scale: BoardScale;
  startDate: string;
  hasContainers: boolean;
  isCalendarMode: boolean;
  isFiltered: boolean;
};

/** Switches that are on, by part of the toolbar. */
function isOn({ part }: Tool, state: ToolbarState): boolean {
  if (part === "containers") return state.hasContainers;
  if (part === "calendar") return state.isCalendarMode;
  return part === "filters" && state.isFiltered;
}

function textOf({ part, label }: Tool, { scale, startDate }: ToolbarState): string {
  if (part === "date") return startDate;
  if (part === "view") return scale.title;
  return part === "range" ? scale.range : label;
}

/** The toolbar as a sentence. */
export function toolbarFact(state: ToolbarState): string {
  const words = boardData.toolbar.map((tool) => {
    if (tool.type === "switch") return `${tool.label.toLowerCase()} ${isOn(tool, state) ? "on" : "off"}`;
    const value = textOf(tool, state);
    return tool.type === "value" ? `${tool.label.toLowerCase()} ${value}` : value;
  });
  return `Toolbar, left to right: ${words.join(", ")}.`;
}

function ToolbarItem({ tool, state }: { tool: Tool; state: ToolbarState }) {
  const showsText = tool.type !== "button" && tool.type !== "switch";
  const isLast = tool.icon === "down";
  const icon = tool.icon ? (
    <Icon name={tool.icon} size={tool.type === "button" || tool.type === "switch" ? 14 : 12} />
  ) : null;
  return (
    <span className={classNames(styles[tool.type], isOn(tool, state) && styles.on)}>
      {isLast ? null : icon}
      {showsText ? textOf(tool, state) : null}
      {isLast ? icon : null}
    </span>
  );
}

/** Toolbar of the planning board. A picture of buttons: the text alternative names them in order. */
export function BoardToolbar({ state, highlight }: { state: ToolbarState; highlight?: string }) {
  return (
    <Marked isMarked={highlight === "toolbar"} isInside>
      <div className={styles.toolbar} aria-hidden="true">
        {boardData.toolbar.map((tool) => (
          <Marked key={tool.part} isMarked={highlight === tool.part}>
            <ToolbarItem tool={tool} state={state} />
          </Marked>
        ))}
      </div>
    </Marked>
  );
}

/** Rows per page, page, last refresh and connection state. */
export function BoardBottomBar({ isMarked }: { isMarked: boolean }) {
  return (
    <Marked isMarked={isMarked} isInside>
      <div className={styles.bottom} aria-hidden="true">
        {boardData.bottomBar.map(({ label, value }) => (
          <span key={label}>
            {label} <b>{value}</b>
          </span>
        ))}
      </div>
    </Marked>
  );
}

/** The bottom bar as a sentence. */
export function bottomBarFact(): string {
  return `Bottom bar: ${boardData.bottomBar.map(({ label, value }) => `${label.toLowerCase()} ${value}`).join(", ")}.`;
}
