import { calendarOf, resourceOf, sampleWorld } from "../../reference/sample-world";
import type { Resource } from "../../reference/sample-world-types";
import { workingMinutes, workingSpans } from "../geometry";

/** Columns of the pivot; the first is the default. */
export const pivotColumns = ["day", "week"] as const;
/** Values of a cell; the first is the default. */
export const pivotValues = ["load", "planned", "capacity", "free"] as const;
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

const hours = (value: number) => `${Number(value.toFixed(1))} h`;

/** Part of the capacity that is planned, in whole percent. */
export function loadPercent({ planned, capacity }: Load): number {
  return capacity > 0 ? Math.round((planned / capacity) * 100) : 0;
}

/** What a cell says: load, planned, capacity or free. */
export function cellText(load: Load, value: Value): string {
  switch (value) {
    case "load":
      return `${loadPercent(load)} %`;
    case "planned":
      return hours(load.planned);
    case "capacity":
      return hours(load.capacity);
    case "free":
      return hours(load.capacity - load.planned);
  }
}
