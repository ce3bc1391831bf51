import type { Say } from "../say";
import { gridOf } from "../screen/grid-data";

const shown = ["Job no.", "Description", "Customer", "Requested", "Required / planned", "Skills"];

/** The list of open tasks with the columns that fit below a board. */
export function openTasks() {
  const grid = gridOf("open-tasks");
  const kept = grid.columns.flatMap(({ label }, index) => (shown.includes(label) ? [index] : []));
  return {
    ...grid,
    columns: grid.columns.filter((_, index) => kept.includes(index)),
    rows: grid.rows.map((row) => row.filter((_, index) => kept.includes(index))),
  };
}

/** The open tasks as sentences. */
export function openTaskFacts({ board }: Say): string[] {
  const { columns, rows } = openTasks();
  return rows.map((row) =>
    board.openTask(columns.map(({ label }, index) => `${label} ${row[index] ?? ""}`).join("; ")),
  );
}
