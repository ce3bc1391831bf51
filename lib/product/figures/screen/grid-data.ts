import { z } from "zod";
import { refuse, refuseUnknown } from "../../../input/validate";
import { readFigures, text, texts } from "../figure-file";
import { worldRows } from "./grid-world";
import { tableRows } from "./table-rows";

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
  .superRefine(({ rows, columns, group }, context) => {
    const labels = columns.map(({ label }) => label);
    refuseUnknown(context, ["group"], group, labels, "column");
    for (const [index, { length }] of rows.entries()) {
      const message = `The row has ${length} cells for ${labels.length} columns.`;
      if (length !== labels.length) refuse(context, ["rows", index], message, "Add or remove cells.");
    }
  });

const data = readFigures("grids", z.strictObject({ grids: z.array(grid), columnMenu: texts }));

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
