import type { Attributes } from "../../../authoring/contract";
import { resourceNos } from "../board/board-data";
import { figure } from "../figure";
import { pivotColumns, pivotFacts, pivotMarkName, pivotValues, pivotView } from "./pivot-model";

/** Rows, cells of the columns that are shown (`R0120 Fri`), and the configurator. */
function highlights(attributes: Attributes): string[] {
  const { rows } = pivotView(attributes).view;
  const cells = rows.flatMap(({ resource, cells }) => cells.map(({ label }) => `${resource.resourceNo} ${label}`));
  return [...rows.map(({ resource }) => resource.resourceNo), ...cells, "configurator"];
}

/** `<PivotGrid>`. */
export const pivotGrid = figure({
  purpose: "Load of resources in numbers.",
  examples: ['<PivotGrid values="free" highlight="R0120 Fri" caption="…" />'],
  attributes: {
    columns: { noun: "kind of column", values: pivotColumns },
    values: { noun: "value", values: pivotValues },
    resources: { meaning: "all without it", noun: "resource", values: resourceNos, isList: true },
    highlight: { meaning: "a row, a cell such as `R0120 Fri`, or `configurator`", noun: "part", values: highlights },
  },
  mark: pivotMarkName,
  tell: (attributes, say) => {
    const { view, columns } = pivotView(attributes);
    return pivotFacts(view, columns, say);
  },
});
