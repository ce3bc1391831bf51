import { filterGroups } from "@/lib/product/figures/board/board-filters";
import { openTasks } from "@/lib/product/figures/board/open-tasks";
import { CheckBox } from "../frame/check-box";
import { Marked } from "../frame/marked";
import { ScrollRegion } from "../frame/window";
import { Icon } from "../icons";
import { GridTable } from "../screen/grid-table";
import styles from "./board-panels.module.css";

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

/** The panel Resource filters: filter groups as columns, values as tick boxes. */
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
