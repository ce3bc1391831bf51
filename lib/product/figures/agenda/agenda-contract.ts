import type { Attributes, Contract } from "../../../authoring/contract";
import { appointmentIds, resourceNos, sampleDates } from "../board/board-values";
import { caption, drawFigure } from "../figure";
import { sayIn } from "../say";
import { agendaFacts } from "./agenda-facts";
import { agendaQuery, shownIn } from "./agenda-model";
import { agendaParts, agendaViews } from "./agenda-values";
import { linesPerDay, monthCells } from "./month-cells";

/** A highlighted appointment has to be in the view; `more` needs a month with a full day. */
function checkAgenda(attributes: Attributes): string[] {
  const { highlight } = attributes;
  if (highlight === undefined) return [];
  const query = agendaQuery(attributes);
  const hasMore = query.view === "month" && monthCells(query.resources).some(({ items }) => items.length > linesPerDay);
  const isPart = agendaParts.includes(highlight) && (highlight !== "more" || hasMore);
  const isShown = shownIn(query).some(({ id }) => id === highlight);
  return isPart || isShown
    ? []
    : [`highlight="${highlight}" marks nothing, because the ${query.view} view does not show it.`];
}

/** `<Agenda>`. */
export const agenda = {
  purpose: "The agenda of a day, week or month, or as a list.",
  examples: ['<Agenda view="day" resources="R0100, R0110" caption="…" />'],
  attributes: {
    view: { values: agendaViews },
    date: { values: sampleDates },
    resources: { noun: "resource", values: resourceNos, isList: true },
    highlight: { noun: "part", values: [...appointmentIds, ...agendaParts] },
    caption,
  },
  check: checkAgenda,
  draw: (attributes, wording) =>
    drawFigure(attributes.caption, agendaFacts(agendaQuery(attributes), attributes.highlight, sayIn(wording))),
} as const satisfies Contract;
