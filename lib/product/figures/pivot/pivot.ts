import type { Attributes } from "../../../authoring/contract";
import { splitList } from "../../../authoring/split-list";
import { calendarOf, type Resource, resourceOf, sampleWorld } from "../../reference/sample-world";
import { resourceNos } from "../board/board-data";
import { isoWeek } from "../dates";
import { figure, pick, type Say, sayIn } from "../figure";
import { type Place, workingMinutes, workingSpans } from "../geometry";

/** Columns of the pivot; the first is the default. */
const pivotColumns = ["day", "week"] as const;
/** Values of a cell; the first is the default. */
const pivotValues = ["load", "planned", "capacity", "free"] as const;
/** What a cell says. */
export type Value = (typeof pivotValues)[number];

/** Working days of the sample week. */
const pivotDays = ["Mon", "Tue", "Wed", "Thu", "Fri"] as const;

/** Planned and available hours of one resource on one day or in the week. */
export type Load = { label: string; planned: number; capacity: number };
/** A resource with its cells. */
export type PivotRow = { resource: Resource; cells: Load[] };

function plannedHours(resource: Resource, day: number): number {
  const calendar = calendarOf(resource);
  const minutes = sampleWorld.appointments
    .filter(({ resources }) => resources.includes(resource.resourceNo))
    .map((appointment) => workingMinutes(calendar, appointment, day));
  return minutes.reduce((sum, value) => sum + value, 0) / 60;
}

function capacityHours(resource: Resource, day: number): number {
  const minutes = workingSpans(calendarOf(resource), day).map(({ start, end }) => end - start);
  return minutes.reduce((sum, value) => sum + value, 0) / 60;
}

const total = (cells: readonly Load[], label: string): Load => ({
  label,
  planned: cells.reduce((sum, { planned }) => sum + planned, 0),
  capacity: cells.reduce((sum, { capacity }) => sum + capacity, 0),
});

/** Load of a resource by day and in the week, counted from the appointments and the working calendar. */
export function pivotRow(resourceNo: string): PivotRow {
  const resource = resourceOf(resourceNo);
  const days = pivotDays.map((label, day) => ({
    label,
    planned: plannedHours(resource, day),
    capacity: capacityHours(resource, day),
  }));
  return { resource, cells: [...days, total(days, "Week")] };
}

/** Part of the capacity that is planned, in whole percent. */
export function loadPercent({ planned, capacity }: Load): number {
  return capacity > 0 ? Math.round((planned / capacity) * 100) : 0;
}

/** What a cell says: load, planned, capacity or free. The screen has it as the original writes numbers. */
export function cellText(load: Load, value: Value, { number }: Pick<Say, "number"> = sayIn("original")): string {
  const hours = (of: number) => `${number(of)} h`;
  switch (value) {
    case "load":
      return `${loadPercent(load)}%`;
    case "planned":
      return hours(load.planned);
    case "capacity":
      return hours(load.capacity);
    case "free":
      return hours(load.capacity - load.planned);
  }
}

/** Rows, kind of column and value of the pivot, and what is highlighted. */
export type View = { rows: PivotRow[]; columns: (typeof pivotColumns)[number]; value: Value; highlight?: string };

/** Height of the line of column names. */
export const headHeight = 30;
/** Height of a row. */
export const rowHeight = 44;
/** Names of the values as the screen writes them. */
export const valueNames = { load: "Load %", planned: "Planned", capacity: "Capacity", free: "Free" } as const;

/** What a page asks of a pivot. */
export function pivotView(props: Attributes): View {
  const columns = pick(pivotColumns, props.columns);
  const chosen = splitList(props.resources ?? "");
  const rows = sampleWorld.resources
    .map(({ resourceNo }) => pivotRow(resourceNo))
    .filter(({ resource }) => chosen.length === 0 || chosen.includes(resource.resourceNo))
    .map((row) => (columns === "week" ? { ...row, cells: row.cells.slice(-1) } : row));
  return { rows, columns, value: pick(pivotValues, props.values), highlight: props.highlight };
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

/** Everything the pivot shows, as sentences. */
function pivotFacts({ rows, columns, value }: View, say: Say): string[] {
  const { pivot } = say;
  return [
    pivot.pivot(isoWeek(0), pivot.columns[columns], say.label(valueNames[value])),
    ...rows.map(({ resource, cells }) => {
      const texts = cells.map((load) =>
        value === "load"
          ? pivot.load(load.label, say.number(load.planned), say.number(load.capacity), loadPercent(load))
          : pivot.value(load.label, cellText(load, value, say), loadPercent(load)),
      );
      return `${resource.displayName}: ${texts.join(", ")}.`;
    }),
  ];
}

/** Rows, cells of the columns that are shown (`R0120 Fri`), and the configurator. */
function highlights(attributes: Attributes): string[] {
  const { rows } = pivotView(attributes);
  const cells = rows.flatMap(({ resource, cells }) => cells.map(({ label }) => `${resource.resourceNo} ${label}`));
  return [...rows.map(({ resource }) => resource.resourceNo), ...cells, "configurator"];
}

/** `<PivotGrid>`. */
export const pivotGrid = figure({
  purpose: "Resource load in numbers.",
  examples: ['<PivotGrid values="free" highlight="R0120 Fri" caption="…" />'],
  attributes: {
    columns: { noun: "kind of column", values: pivotColumns },
    values: { noun: "value", values: pivotValues },
    resources: { meaning: "default: all", noun: "resource", values: resourceNos, isList: true },
    highlight: { meaning: "a row, a cell such as `R0120 Fri`, or `configurator`", noun: "part", values: highlights },
  },
  mark: (highlight, { pivot }) => {
    if (highlight === "configurator") return pivot.configurator;
    const [no, label] = highlight.split(" ");
    const name = sampleWorld.resources.find(({ resourceNo }) => resourceNo === no)?.displayName;
    return [name, label].filter(Boolean).join(", ");
  },
  tell: (attributes, say) => pivotFacts(pivotView(attributes), say),
});
