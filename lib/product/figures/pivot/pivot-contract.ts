import type { Attributes, Contract } from "../../../authoring/contract";
import { resourceNos } from "../board/board-values";
import { caption, drawFigure } from "../figure";
import { sayIn } from "../say";
import { pivotDays } from "./pivot-model";
import { pivotColumns, pivotValues } from "./pivot-values";
import { pivotFacts, pivotView } from "./pivot-view";

/** Rows, cells of the columns that are shown (`R0120 Fri`), and the configurator. */
function highlights({ columns, resources = "" }: Attributes): string[] {
  const rows = resourceNos.filter((no) => resources === "" || resources.includes(no));
  const labels = columns === "week" ? ["Week"] : [...pivotDays, "Week"];
  return [...rows, ...rows.flatMap((no) => labels.map((label) => `${no} ${label}`)), "configurator"];
}

/** `<PivotGrid>`. */
export const pivotGrid = {
  purpose: "Load of resources in numbers.",
  examples: ['<PivotGrid values="free" highlight="R0120 Fri" caption="…" />'],
  attributes: {
    columns: { noun: "kind of column", values: pivotColumns },
    values: { noun: "value", values: pivotValues },
    resources: { meaning: "all without it", noun: "resource", values: resourceNos, isList: true },
    highlight: { meaning: "a row, a cell such as `R0120 Fri`, or `configurator`", noun: "part", values: highlights },
    caption,
  },
  draw: (attributes, wording) => {
    const { view, columns } = pivotView(attributes);
    return drawFigure(attributes.caption, pivotFacts(view, columns, sayIn(wording)));
  },
} as const satisfies Contract;
