import { boardData, type Tool } from "@/lib/product/figures/board/board-data";
import { isOn, type ToolbarState, textOf } from "@/lib/product/figures/board/toolbar-facts";
import { classNames } from "../class-names";
import { Marked } from "../frame/marked";
import { Icon } from "../icons";
import styles from "./board-toolbar.module.css";

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
