import { type Reader, readAll, readReference } from "../../reference/sample-world-reader";
import { worldRows } from "./grid-world";

/** A list of the application: what its window shows. */
export type Grid = {
  name: string;
  title: string;
  tabs: string[];
  actions: string[];
  columns: { label: string; isNumber: boolean }[];
  group: string;
  total?: string;
  rows: string[][];
};

const file = "figures/grids.yaml";

function column(text: string) {
  return { label: text.replace(/ >$/, ""), isNumber: text.endsWith(" >") };
}

function grid(r: Reader): Grid {
  const columns = r.texts("columns").map(column);
  const name = r.text("name");
  const rows = worldRows[name]?.() ?? r.rows("rows");
  for (const [index, row] of rows.entries()) {
    if (row.length !== columns.length)
      r.report(`rows[${index}]`, `has ${row.length} cells for ${columns.length} columns`);
  }
  const group = r.text("group");
  if (!columns.some(({ label }) => label === group)) r.report("group", `is no column: ${group}`);
  return {
    name,
    title: r.text("title"),
    tabs: r.texts("tabs"),
    actions: r.texts("actions"),
    columns,
    group,
    total: r.optional("total"),
    rows,
  };
}

const data = readAll(file, readReference(file), (root) => ({
  grids: root.list("grids", grid),
  columnMenu: root.texts("columnMenu"),
}));

/** Names of all lists. */
export const gridNames = data.grids.map(({ name }) => name);

/** Entries of the column menu, the same in every list. */
export const columnMenu = data.columnMenu;

/** The list of this name; throws when there is none. */
export function gridOf(name: string): Grid {
  const found = data.grids.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no grid "${name}".`);
  return found;
}
