import { resourceOf, subjectOf } from "../../reference/sample-world";
import { appointmentFact } from "../board/appointment-facts";
import { partName, type Say } from "../say";
import { type AgendaQuery, agendaRange, shownIn } from "./agenda-model";
import { monthAppointments, monthCells } from "./month-cells";

/** Name of a highlight for the caption. */
export function agendaMarkName(highlight: string, say: Say): string {
  return partName(say.agenda.parts, highlight) ?? say.appointment(highlight);
}

function monthFacts(resources: readonly string[], say: Say): string[] {
  return monthCells(resources)
    .filter(({ rest }) => rest > 0)
    .map(({ day, lines, rest }) => {
      const date = `${say.weekdayName(day * 1440)} ${say.dayAndMonth(day * 1440)}`;
      return say.agenda.more(date, lines.length, rest);
    });
}

function repeatFacts(resources: readonly string[], say: Say): string[] {
  const all = monthAppointments(resources);
  const first = all.filter(({ recurrence, start }) => recurrence && start < 7 * 1440);
  return first.map((series) => {
    const dates = all
      .filter(({ id, start }) => id === series.id && start > series.start)
      .map(({ start }) => say.dayAndMonth(start));
    return say.agenda.again(subjectOf(series), say.list(dates));
  });
}

/** Everything the agenda shows, as sentences. */
export function agendaFacts(query: AgendaQuery, say: Say): string[] {
  const { view, resources } = query;
  const names = say.list(resources.map((no) => resourceOf(no).displayName));
  return [
    say.agenda.agenda(say.agenda.views[view], agendaRange(query, say), names),
    ...shownIn(query).map((item) => appointmentFact(item, say)),
    ...(view === "month" ? [...monthFacts(resources, say), ...repeatFacts(resources, say)] : []),
  ];
}
