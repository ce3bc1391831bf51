import { sampleWorld } from "@/lib/reference/sample-world";
import type { Place } from "../frame/ring";
import { loadPercent, type PivotRow } from "./pivot-model";
import type { pivotValues } from "./pivot-rules";

/** What a cell says. */
export type Value = (typeof pivotValues)[number];
/** Rows and value of the pivot, and what is highlighted. */
export type View = { rows: PivotRow[]; value: Value; highlight?: string };

/** Height of the line of column names. */
export const headHeight = 30;
/** Height of a row. */
export const rowHeight = 44;
/** Names of the values as the screen writes them. */
export const valueNames = { load: "Load %", planned: "Planned", capacity: "Capacity", free: "Free" } as const;

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
export function pivotMarkName(highlight: string | undefined): string | undefined {
  if (highlight === undefined || highlight === "configurator") return highlight && "Configurator";
  const [no, label] = highlight.split(" ");
  const name = sampleWorld.resources.find(({ resourceNo }) => resourceNo === no)?.displayName;
  return [name, label].filter(Boolean).join(", ");
}

/** Everything the pivot shows, as sentences. */
export function pivotFacts({ rows, highlight, value }: View, columns: string): string[] {
  const mark = pivotMarkName(highlight);
  return [
    `Pivot, week 10: rows resource, columns ${columns}, values ${valueNames[value].toLowerCase()}.`,
    mark ? `Marked with 1: ${mark}.` : "",
    ...rows.map(({ resource, cells }) => {
      const texts = cells.map(
        (load) => `${load.label} ${Number(load.planned.toFixed(1))} of ${load.capacity} h (${loadPercent(load)} %)`,
      );
      return `${resource.displayName}: ${texts.join(", ")}.`;
    }),
  ].filter(Boolean);
}
