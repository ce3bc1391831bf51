import { monthDays, monthWeeks } from "../month-days";
import { type AgendaItem, appointmentsOf, itemsOf } from "./agenda-model";

/** Lines a day shows before it counts the rest. */
const linesPerDay = 3;

/** A day of the month view: the lines it shows, and how many more it counts. */
export type Cell = { day: number; column: number; row: number; lines: AgendaItem[]; rest: number };

/** Appointments of the month, with the repetitions of a series. */
export const monthAppointments = (resources: readonly string[]) => appointmentsOf(resources, monthWeeks - 1);

/** Days of the month view with their appointments. */
export function monthCells(resources: readonly string[]): Cell[] {
  const appointments = monthAppointments(resources);
  return monthDays.map((day, index) => {
    const items = itemsOf(appointments, day);
    const lines = items.slice(0, linesPerDay);
    return { day, column: index % 7, row: Math.floor(index / 7), lines, rest: items.length - lines.length };
  });
}
