import { sampleWorld } from "@/lib/reference/sample-world";
import { Marked } from "../frame/marked";
import { ScrollRegion } from "../frame/window";
import { Icon } from "../icons";
import { gridOf } from "../screen/grid-data";
import { GridTable } from "../screen/grid-table";
import styles from "./board-panels.module.css";

const shown = ["Job no.", "Description", "Customer", "Requested", "Required / planned", "Skills"];

/** The list of open tasks with the columns that fit below a board. */
function openTasks() {
  const grid = gridOf("open-tasks");
  const kept = grid.columns.flatMap(({ label }, index) => (shown.includes(label) ? [index] : []));
  return {
    ...grid,
    columns: grid.columns.filter((_, index) => kept.includes(index)),
    rows: grid.rows.map((row) => row.filter((_, index) => kept.includes(index))),
  };
}

/** The open tasks as sentences. */
export function openTaskFacts(): string[] {
  const { columns, rows } = openTasks();
  return rows.map(
    (row) => `Open task: ${columns.map(({ label }, index) => `${label} ${row[index] ?? ""}`).join("; ")}.`,
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

const ticked = ["Refrigeration", "South"];

/** The panel Resource filters: filter groups as columns, values as tick boxes. */
export function ResourceFiltersPanel({ isTicked, isMarked }: { isTicked: boolean; isMarked: boolean }) {
  return (
    <Marked isMarked={isMarked} isInside>
      <div className={styles.filters} aria-hidden="true">
        <p className={styles.title}>
          <Icon name="check" size={13} /> Resource filters
        </p>
        {sampleWorld.filterGroups.map(({ name, values }) => (
          <p key={name} className={styles.values}>
            <b>{name}</b>
            {values.map((value) => {
              const isOn = isTicked && ticked.includes(value);
              return (
                <span key={value} className={isOn ? styles.ticked : undefined}>
                  <i>{isOn ? <Icon name="check" size={10} /> : null}</i>
                  {value}
                </span>
              );
            })}
          </p>
        ))}
      </div>
    </Marked>
  );
}
