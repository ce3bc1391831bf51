import { type AgendaItem, appointmentsOf, itemsOf } from "./agenda-model";

/** The month starts in the week before the sample week. */
const firstDay = -7;
/** Rows of the month view. */
export const weeks = 6;
/** Lines a day shows before it counts the rest. */
export const linesPerDay = 3;

/** A day of the month view. */
export type Cell = { day: number; column: number; row: number; items: AgendaItem[] };

/** Appointments of the month, with the repetitions of a series. */
export const monthAppointments = (resources: readonly string[]) => appointmentsOf(resources, weeks - 1);

/** Days of the month view with their appointments. */
export function monthCells(resources: readonly string[]): Cell[] {
  const appointments = monthAppointments(resources);
  return Array.from({ length: weeks * 7 }, (_, index) => ({
    day: firstDay + index,
    column: index % 7,
    row: Math.floor(index / 7),
    items: itemsOf(appointments, firstDay + index),
  }));
}
