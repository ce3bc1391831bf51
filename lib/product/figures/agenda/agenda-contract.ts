import type { Attributes } from "../../../authoring/contract";
import { resourceOf, subjectOf } from "../../reference/sample-world";
import { dayLength } from "../../reference/sample-world-clock";
import { appointmentFact } from "../board/appointment-facts";
import { appointmentIds, resourceNos, sampleDates } from "../board/board-data";
import { figure, partName, type Say } from "../figure";
import {
  type AgendaItem,
  type AgendaQuery,
  agendaColumns,
  agendaParts,
  agendaQuery,
  agendaRange,
  agendaViews,
  monthAppointments,
  monthCells,
  shownIn,
} from "./agenda-model";

/** Tells whether the view has a line or a bar of an appointment; a day of the month counts what has no line. */
function isAppointmentDrawn(query: AgendaQuery, id: string): boolean {
  const isIt = ({ appointment }: AgendaItem) => appointment.id === id;
  switch (query.view) {
    case "list":
      return shownIn(query).some((appointment) => appointment.id === id);
    case "month":
      return monthCells(query.resources).some(({ lines }) => lines.some(isIt));
    default:
      return agendaColumns(query).some(({ items }) => items.some(({ item }) => isIt(item)));
  }
}

function isDrawn(query: AgendaQuery, highlight: string): boolean {
  if (highlight === "more") return query.view === "month" && monthCells(query.resources).some(({ rest }) => rest > 0);
  return agendaParts.includes(highlight) || isAppointmentDrawn(query, highlight);
}

/** A highlighted appointment has to be in the view; `more` needs a month with a full day. */
function checkAgenda(attributes: Attributes): string[] {
  const { highlight } = attributes;
  const query = agendaQuery(attributes);
  return highlight === undefined || isDrawn(query, highlight)
    ? []
    : [`highlight="${highlight}" marks nothing, because the ${query.view} view does not show it.`];
}

/** `<Agenda>`. */
export const agenda = figure({
  purpose: "The agenda as a day, week, month, or list.",
  examples: ['<Agenda view="day" resources="R0100, R0110" caption="…" />'],
  attributes: {
    view: { values: agendaViews },
    date: { values: sampleDates },
    resources: { noun: "resource", values: resourceNos, isList: true },
    highlight: { noun: "part", values: [...appointmentIds, ...agendaParts] },
  },
  check: checkAgenda,
  mark: (highlight, say) => partName(say.agenda.parts, highlight) ?? say.appointment(highlight),
  tell: (attributes, say) => agendaFacts(agendaQuery(attributes), say),
});

function monthFacts(resources: readonly string[], say: Say): string[] {
  return monthCells(resources)
    .filter(({ rest }) => rest > 0)
    .map(({ day, lines, rest }) => say.agenda.more(say.weekdayDate(day * dayLength), lines.length, rest));
}

function repeatFacts(resources: readonly string[], say: Say): string[] {
  const all = monthAppointments(resources);
  const first = all.filter(({ recurrence, start }) => recurrence && start < 7 * dayLength);
  return first.map((series) => {
    const dates = all
      .filter(({ id, start }) => id === series.id && start > series.start)
      .map(({ start }) => say.dayAndMonth(start));
    return say.agenda.again(subjectOf(series), say.list(dates));
  });
}

/** Everything the agenda shows, as sentences. */
function agendaFacts(query: AgendaQuery, say: Say): string[] {
  const { view, resources } = query;
  const names = say.list(resources.map((no) => resourceOf(no).displayName));
  return [
    say.agenda.agenda(say.agenda.views[view], agendaRange(query, say), names),
    ...shownIn(query).map((item) => appointmentFact(item, say)),
    ...(view === "month" ? [...monthFacts(resources, say), ...repeatFacts(resources, say)] : []),
  ];
}
