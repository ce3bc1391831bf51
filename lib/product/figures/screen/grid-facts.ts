import type { Say } from "../say";
import { columnMenu, type Grid, type gridParts } from "./grid-data";
import { warningMark } from "./grid-world";

/** Rows by the values of the column that groups them, in order of their first row. */
export function groupsOf(grid: Grid): Map<string, string[][]> {
  const index = grid.columns.findIndex(({ label }) => label === grid.group);
  const groups = new Map<string, string[][]>();
  for (const row of grid.rows) groups.set(row[index] ?? "", [...(groups.get(row[index] ?? "") ?? []), row]);
  return groups;
}

/** What the totals row says in each column. */
export function totalsOf({ columns, rows, total }: Grid): string[] {
  return columns.map(({ label }, index) => {
    if (index === 0) return `${rows.length} rows`;
    return label === total ? String(rows.reduce((sum, row) => sum + Number(row[index]), 0)) : "";
  });
}

type Part = (typeof gridParts)[number];

function rowFact({ columns }: Grid, row: readonly string[], { screen }: Say): string {
  const cells = columns.map(({ label }, index) => {
    const text = row[index] ?? "";
    return text && `${label}: ${text.replace(warningMark, `${screen.shared}, `)}`;
  });
  return `${cells.filter(Boolean).join("; ")}.`;
}

/** A list as sentences. */
export function gridFacts(grid: Grid, show: readonly Part[], say: Say): string[] {
  const { screen } = say;
  const columns = grid.columns.map(({ label }) => label).join(", ");
  return [
    screen.grid(grid.title, screen.rows(grid.rows.length), columns),
    grid.tabs.length > 0 ? say.tabs(grid.tabs.join(", "), grid.tabs[0] ?? "") : "",
    show.includes("search") ? screen.searchBox : "",
    show.includes("column-menu") ? screen.columnMenu(columnMenu.join(", ")) : "",
    show.includes("group")
      ? screen.grouped(
          grid.group,
          [...groupsOf(grid)].map(([value, rows]) => `${value || "–"} ${rows.length}`).join(", "),
        )
      : "",
    ...grid.rows.map((row) => rowFact(grid, row, say)),
    show.includes("totals") ? screen.totals(totalsOf(grid).filter(Boolean).join(", ")) : "",
  ];
}
