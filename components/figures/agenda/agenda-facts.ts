import { resourceOf } from "@/lib/reference/sample-world";
import { appointmentFact } from "../board/appointment-facts";
import { list, weekdayName } from "../words";
import { type AgendaQuery, agendaRange, shownIn } from "./agenda-model";
import { linesPerDay, monthCells } from "./agenda-month";
import { agendaParts } from "./agenda-rules";

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
        `${weekdayName(day * 1440)} ${day + 2} March: ${linesPerDay} lines, then +${items.length - linesPerDay} more.`,
    );
}

/** Everything the agenda shows, as sentences. */
export function agendaFacts(query: AgendaQuery, highlight: string | undefined): string[] {
  const { view, resources } = query;
  const mark = agendaMarkName(highlight);
  return [
    `Agenda, ${view}, ${agendaRange(query)}, read only, for ${list(resources.map((no) => resourceOf(no).displayName))}. Filters: resource, department, category.`,
    mark ? `Marked with 1: ${mark}.` : "",
    ...shownIn(query).map((item) => appointmentFact(item)),
    ...(view === "month"
      ? [...monthFacts(resources), "Van check comes again on 11, 18 and 25 March and on 1 April."]
      : []),
  ].filter(Boolean);
}
