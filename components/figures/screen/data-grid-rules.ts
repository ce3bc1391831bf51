import type { FigureAttributes } from "../ids";
import { many, one, type Rules } from "../rules";
import { gridNames, gridOf } from "./grid-data";

/** What `show` can open or add to a list. */
export const gridParts = ["column-menu", "group", "totals", "search"] as const;

function highlights({ name }: FigureAttributes) {
  const known = typeof name === "string" && gridNames.includes(name) ? name : "open-tasks";
  const { columns, rows } = gridOf(known);
  return one([...columns.map(({ label }) => label), ...rows.map(([first = ""]) => first)]);
}

/** Attributes of `<DataGrid>`. */
export const dataGridRules: Rules = { name: one(gridNames), highlight: highlights, show: many(gridParts) };
