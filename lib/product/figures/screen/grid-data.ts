import { z } from "zod";
import { addIssue, listBy, requireKnown } from "../../../input/validate";
import { tableRows, text, texts } from "../../reference/atoms";
import { readKept } from "../../reference/yaml-file";
import type { Say } from "../figure";
import { warningMark, worldRows } from "./grid-world";

/** `Duration >`: a column of numbers, set to the right. */
const column = text.transform((label) => ({ label: label.replace(/ >$/, ""), isNumber: label.endsWith(" >") }));

const grid = z
  .strictObject({
    name: text,
    title: text,
    tabs: texts,
    actions: texts,
    columns: z.array(column),
    group: text,
    total: text.optional(),
    rows: tableRows,
  })
  .transform((read) => ({ ...read, rows: worldRows[read.name]?.() ?? read.rows }))
  .superRefine(({ rows, columns, group, total }, context) => {
    const labels = columns.map(({ label }) => label);
    requireKnown(context, ["group"], group, labels, "column");
    if (total !== undefined) requireKnown(context, ["total"], total, labels, "column");
    for (const [index, { length }] of rows.entries()) {
      const message = `The row has ${length} cells for ${labels.length} columns.`;
      if (length !== labels.length) addIssue(context, ["rows", index], message, "Add or remove cells.");
    }
  });

/** The form of the lists; groups and totals name columns. */
export const gridsSchema = z.strictObject({ grids: listBy(grid, "name"), columnMenu: texts });

const data = readKept("figures/grids.yaml", gridsSchema);

/** A list of the application: what its window shows. */
export type Grid = z.output<typeof grid>;

/** What `show` can open or add to a list. */
export const gridParts = ["column-menu", "group", "totals", "search"] as const;

/** Names of all lists. */
export const gridNames = data.grids.map(({ name }) => name);

/** Entries of the column menu, the same in every list. */
export const columnMenu = data.columnMenu;

/** The list of this name. @throws Error when there is none. */
export function gridOf(name: string): Grid {
  const found = data.grids.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no grid "${name}".`);
  return found;
}

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
