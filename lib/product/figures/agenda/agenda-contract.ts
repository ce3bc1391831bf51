import type { Attributes } from "../../../authoring/contract";
import { appointmentIds, resourceNos, sampleDates } from "../board/board-values";
import { figure } from "../figure";
import { agendaFacts, agendaMarkName } from "./agenda-facts";
import {
  type AgendaItem,
  type AgendaQuery,
  agendaColumns,
  agendaParts,
  agendaQuery,
  agendaViews,
  shownIn,
} from "./agenda-model";
import { monthCells } from "./month-cells";

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
  purpose: "The agenda of a day, week or month, or as a list.",
  examples: ['<Agenda view="day" resources="R0100, R0110" caption="…" />'],
  attributes: {
    view: { values: agendaViews },
    date: { values: sampleDates },
    resources: { noun: "resource", values: resourceNos, isList: true },
    highlight: { noun: "part", values: [...appointmentIds, ...agendaParts] },
  },
  check: checkAgenda,
  mark: agendaMarkName,
  tell: (attributes, say) => agendaFacts(agendaQuery(attributes), say),
});
