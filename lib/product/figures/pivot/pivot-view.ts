import type { Attributes } from "../../../authoring/contract";
import { splitList } from "../../../authoring/split-list";
import { sampleWorld } from "../../reference/sample-world";
import { pick } from "../pick";
import type { Place } from "../place";
import type { Say } from "../say";
import { isoWeek } from "../words";
import { loadPercent, type PivotRow, pivotColumns, pivotRow, pivotValues, type Value } from "./pivot-model";

type Columns = (typeof pivotColumns)[number];
/** Rows and value of the pivot, and what is highlighted. */
export type View = { rows: PivotRow[]; value: Value; highlight?: string };

/** Height of the line of column names. */
export const headHeight = 30;
/** Height of a row. */
export const rowHeight = 44;
/** Names of the values as the screen writes them. */
export const valueNames = { load: "Load %", planned: "Planned", capacity: "Capacity", free: "Free" } as const;

/** What a page asks of a pivot. */
export function pivotView(props: Attributes): { view: View; columns: Columns } {
  const columns = pick(pivotColumns, props.columns);
  const chosen = splitList(props.resources ?? "");
  const rows = sampleWorld.resources
    .map(({ resourceNo }) => pivotRow(resourceNo))
    .filter(({ resource }) => chosen.length === 0 || chosen.includes(resource.resourceNo))
    .map((row) => (columns === "week" ? { ...row, cells: row.cells.slice(-1) } : row));
  const view: View = { rows, value: pick(pivotValues, props.values), highlight: props.highlight };
  return { view, columns };
}

/** Place of a highlighted row or cell. */
export function markOf({ rows, highlight }: View, labels: readonly string[]): Place | undefined {
  const [no, label] = (highlight ?? "").split(" ");
  const row = rows.findIndex(({ resource }) => resource.resourceNo === no);
  if (row < 0) return undefined;
  const y = headHeight + row * rowHeight + 3;
  const column = labels.indexOf(label ?? "");
  if (column < 0) return { x: 0.006, width: 0.988, y, height: rowHeight - 6 };
  return { x: column / labels.length + 0.006, width: 1 / labels.length - 0.012, y, height: rowHeight - 6 };
}

/** Name of a highlight for the caption. */
export function pivotMarkName(highlight: string, { pivot }: Say): string {
  if (highlight === "configurator") return pivot.configurator;
  const [no, label] = highlight.split(" ");
  const name = sampleWorld.resources.find(({ resourceNo }) => resourceNo === no)?.displayName;
  return [name, label].filter(Boolean).join(", ");
}

/** Everything the pivot shows, as sentences. */
export function pivotFacts({ rows, value }: View, columns: Columns, say: Say): string[] {
  const { pivot } = say;
  return [
    pivot.pivot(isoWeek(0), pivot.columns[columns], say.label(valueNames[value])),
    ...rows.map(({ resource, cells }) => {
      const texts = cells.map((load) =>
        pivot.load(load.label, Number(load.planned.toFixed(1)), load.capacity, loadPercent(load)),
      );
      return `${resource.displayName}: ${texts.join(", ")}.`;
    }),
  ];
}
