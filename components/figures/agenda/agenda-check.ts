import type { FigureAttributes } from "../ids";
import { agendaQuery, shownIn, toAgendaProps } from "./agenda-model";
import { linesPerDay, monthCells } from "./agenda-month";
import { agendaParts } from "./agenda-rules";

/** A highlighted appointment has to be in the view; `more` needs a month with a full day. */
export function checkAgenda(attributes: FigureAttributes): string[] {
  const { highlight, ...props } = toAgendaProps(attributes);
  if (highlight === undefined) return [];
  const query = agendaQuery(props);
  const hasMore = query.view === "month" && monthCells(query.resources).some(({ items }) => items.length > linesPerDay);
  const isPart = Object.hasOwn(agendaParts, highlight) && (highlight !== "more" || hasMore);
  const isShown = shownIn(query).some(({ id }) => id === highlight);
  return isPart || isShown
    ? []
    : [`Agenda: highlight="${highlight}" marks nothing, because the ${query.view} view does not show it.`];
}
