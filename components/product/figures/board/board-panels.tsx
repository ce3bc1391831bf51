import { boardData, filterGroups, type Tool } from "@/lib/product/figures/board/board-data";
import { isOn, openTasks, textOf } from "@/lib/product/figures/board/board-facts";
import type { BoardView } from "@/lib/product/figures/board/board-view";
import controls from "../frame/controls.module.css";
import { classNames, Icon } from "../frame/drawing";
import { Marked } from "../frame/highlight";
import { CheckBox, ScrollRegion } from "../frame/window";
import { GridTable } from "../screen/grid-table";
import styles from "./board-panels.module.css";

function ToolbarItem({ tool, view }: { tool: Tool; view: BoardView }) {
  const showsText = tool.type !== "button" && tool.type !== "switch";
  const isLast = tool.icon === "down";
  const icon = tool.icon ? <Icon name={tool.icon} size={showsText ? 12 : 14} /> : null;
  return (
    <span className={classNames(controls.button, tool.type === "box" && styles.box, isOn(tool, view) && controls.on)}>
      {isLast ? null : icon}
      {showsText ? textOf(tool, view) : null}
      {isLast ? icon : null}
    </span>
  );
}

/** Toolbar of the planning board. A picture of buttons: the text alternative names them in order. */
export function BoardToolbar({ view, highlight }: { view: BoardView; highlight?: string }) {
  return (
    <Marked isMarked={highlight === "toolbar"} isInside>
      <div className={styles.toolbar} aria-hidden="true">
        {boardData.toolbar.map((tool) => (
          <Marked key={tool.part} isMarked={highlight === tool.part}>
            <ToolbarItem tool={tool} view={view} />
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

/** The dock panel Open tasks below the board. */
export function OpenTasksPanel({ highlight }: { highlight?: string }) {
  const grid = openTasks();
  return (
    <Marked isMarked={highlight === "open-tasks"} isInside>
      <div className={styles.panel}>
        <p className={styles.title} aria-hidden="true">
          <Icon name="rows" size={13} /> Open tasks
        </p>
        <ScrollRegion label="Open tasks">
          <GridTable grid={grid} highlight={highlight === "open-task" ? grid.rows[0]?.[0] : undefined} />
        </ScrollRegion>
      </div>
    </Marked>
  );
}

/** The panel Resource filters: filter groups as columns, values as check boxes. */
export function ResourceFiltersPanel({ isTicked, isMarked }: { isTicked: boolean; isMarked: boolean }) {
  return (
    <Marked isMarked={isMarked} isInside>
      <div className={styles.filters} aria-hidden="true">
        <p className={styles.title}>
          <Icon name="check" size={13} /> Resource filters
        </p>
        {filterGroups(isTicked).map(({ name, values, ticked }) => (
          <p key={name} className={styles.values}>
            <b>{name}</b>
            {values.map((value) => (
              <CheckBox key={value} label={value} isTicked={ticked.includes(value)} />
            ))}
          </p>
        ))}
      </div>
    </Marked>
  );
}
