import { resourceOf, subjectOf } from "../../reference/sample-world";
import { appointmentFact } from "../board/appointment-facts";
import { dayAndMonth, list, weekdayName } from "../words";
import { type AgendaQuery, agendaRange, shownIn } from "./agenda-model";
import { agendaParts } from "./agenda-values";
import { linesPerDay, monthAppointments, monthCells } from "./month-cells";

/** Name of a highlight for the caption. */
export function agendaMarkName(highlight: string | undefined): string | undefined {
  const part = Object.entries(agendaParts).find(([key]) => key === highlight);
  return part?.[1] ?? (highlight && `Appointment ${highlight}`);
}

function monthFacts(resources: readonly string[]): string[] {
  return monthCells(resources)
    .filter(({ items }) => items.length > linesPerDay)
    .map(
      ({ day, items }) =>
        `${weekdayName(day * 1440)} ${dayAndMonth(day * 1440)}: ${linesPerDay} lines, then +${items.length - linesPerDay} more.`,
    );
}

function repeatFacts(resources: readonly string[]): string[] {
  const all = monthAppointments(resources);
  const first = all.filter(({ recurrence, start }) => recurrence && start < 7 * 1440);
  return first.map((series) => {
    const dates = all
      .filter(({ id, start }) => id === series.id && start > series.start)
      .map(({ start }) => dayAndMonth(start));
    return `${subjectOf(series)} comes again on ${list(dates)}.`;
  });
}

/** Everything the agenda shows, as sentences. */
export function agendaFacts(query: AgendaQuery, highlight: string | undefined): string[] {
  const { view, resources } = query;
  const mark = agendaMarkName(highlight);
  return [
    `Agenda, ${view}, ${agendaRange(query)}, read only, for ${list(resources.map((no) => resourceOf(no).displayName))}. Filters: resource, department, category.`,
    mark ? `Marked with 1: ${mark}.` : "",
    ...shownIn(query).map((item) => appointmentFact(item)),
    ...(view === "month" ? [...monthFacts(resources), ...repeatFacts(resources)] : []),
  ].filter(Boolean);
}
