import { sampleWorld } from "@/lib/reference/sample-world";
import type { FigureAttributes } from "../ids";
import { many, one, type Rules } from "../rules";
import { pivotDays } from "./pivot-model";

/** Columns of the pivot; the first is the default. */
export const pivotColumns = ["day", "week"] as const;
/** Values of a cell; the first is the default. */
export const pivotValues = ["load", "planned", "capacity", "free"] as const;

const resourceNos = sampleWorld.resources.map(({ resourceNo }) => resourceNo);

/** Rows, cells of the columns that are shown (`R0120 Fri`), and the configurator. */
function highlights({ columns, resources }: FigureAttributes) {
  const chosen = typeof resources === "string" ? resources : "";
  const rows = resourceNos.filter((no) => chosen === "" || chosen.includes(no));
  const labels = columns === "week" ? ["Week"] : [...pivotDays, "Week"];
  return one([...rows, ...rows.flatMap((no) => labels.map((label) => `${no} ${label}`)), "configurator"]);
}

/** Attributes of `<PivotGrid>`. */
export const pivotRules: Rules = {
  columns: one(pivotColumns),
  values: one(pivotValues),
  resources: many(resourceNos),
  highlight: highlights,
};
