import type { gridParts } from "./data-grid-values";
import { columnMenu, type Grid } from "./grid-data";
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

function rowFact({ columns }: Grid, row: readonly string[]): string {
  const cells = columns.map(({ label }, index) => {
    const text = row[index] ?? "";
    return text && `${label}: ${text.replace(warningMark, "owns shared content, ")}`;
  });
  return `${cells.filter(Boolean).join("; ")}.`;
}

/** A list as sentences. */
export function gridFacts(grid: Grid, show: readonly Part[], highlight: string | undefined): string[] {
  return [
    `${grid.title}, a list of ${grid.rows.length} ${grid.rows.length === 1 ? "row" : "rows"} with the columns ${grid.columns.map(({ label }) => label).join(", ")}.`,
    highlight ? `Marked with 1: ${highlight}.` : "",
    grid.tabs.length > 0 ? `Tabs: ${grid.tabs.join(", ")}; ${grid.tabs[0] ?? ""} is open.` : "",
    show.includes("search") ? "A search box stands above the list." : "",
    show.includes("column-menu") ? `The open column menu offers ${columnMenu.join(", ")}.` : "",
    show.includes("group")
      ? `Grouped by ${grid.group}: ${[...groupsOf(grid)].map(([value, rows]) => `${value || "–"} ${rows.length}`).join(", ")}.`
      : "",
    ...grid.rows.map((row) => rowFact(grid, row)),
    show.includes("totals") ? `Totals: ${totalsOf(grid).filter(Boolean).join(", ")}.` : "",
  ].filter(Boolean);
}
