import type { Attributes } from "../../../authoring/contract";
import { splitList } from "../../../authoring/split-list";
import { figures } from "../../../texts/en/figures";
import { resourceOf, sampleWorld } from "../../reference/sample-world";
import { minuteOf } from "../../reference/sample-world-clock";
import type { Appointment, Span } from "../../reference/sample-world-types";
import { pick } from "../pick";
import { type Dates, dayAndMonth, screenDates, weekdayName } from "../words";
import { type Laned, toLanes } from "./lanes";

/** Views of the agenda; the first is the default. */
export const agendaViews = ["week", "day", "month", "list"] as const;

/** Parts of an agenda that can be highlighted. */
export const agendaParts = Object.keys(figures.agenda.parts);

/** The visible part of one appointment in one column, for a day. */
export type AgendaItem = Span & { appointment: Appointment };
/** A day or a resource with its items side by side. */
export type AgendaColumn = { key: string; label: string; items: Laned<AgendaItem>[] };

/** First hour of the day and week view (product model, 19.4). */
export const dayStart = 6 * 60;

/** End of the day and week view. */
export const dayEnd = 20 * 60;

/** View, day, chosen resources. Day and week show two people unless the page says more; month and list show all. */
export function agendaQuery(props: Attributes) {
  const view = pick(agendaViews, props.view);
  const all = sampleWorld.resources.map(({ resourceNo }) => resourceNo);
  const chosen = splitList(props.resources ?? "");
  const few = view === "day" || view === "week" ? all.slice(0, 2) : all;
  const day = Math.floor((minuteOf(props.date ?? sampleWorld.week.start) ?? 0) / 1440);
  return { view, day, resources: chosen.length > 0 ? all.filter((no) => chosen.includes(no)) : few };
}

/** What a page asks of an agenda. */
export type AgendaQuery = ReturnType<typeof agendaQuery>;

const weekly = 7 * 1440;

/** The week's appointments of the resources, in order; a recurring one comes again every week until the month ends. */
export function appointmentsOf(resources: readonly string[], weeks = 1): Appointment[] {
  return sampleWorld.appointments
    .filter((appointment) => appointment.resources.some((no) => resources.includes(no)))
    .flatMap((appointment) =>
      Array.from({ length: appointment.recurrence ? weeks : 1 }, (_, week) => ({
        ...appointment,
        start: appointment.start + week * weekly,
        end: appointment.end + week * weekly,
      })),
    )
    .toSorted((one, other) => one.start - other.start || Number(one.id) - Number(other.id));
}

/** Appointments that touch a day, cut to the visible hours of that day. */
export function itemsOf(appointments: readonly Appointment[], day: number): AgendaItem[] {
  return appointments.flatMap((appointment) => {
    const start = Math.max(appointment.start, day * 1440 + dayStart);
    const end = Math.min(appointment.end, day * 1440 + dayEnd);
    return end > start ? [{ appointment, start: start - day * 1440, end: end - day * 1440 }] : [];
  });
}

/** Appointments that the view shows. */
export function shownIn({ view, day, resources }: AgendaQuery): Appointment[] {
  const all = appointmentsOf(resources);
  return view === "day" ? all.filter((appointment) => itemsOf([appointment], day).length > 0) : all;
}

/** Columns of the day view, one a resource, or of the week view, one a day. */
export function agendaColumns({ view, day, resources }: AgendaQuery): AgendaColumn[] {
  if (view === "day") {
    return resources.map((no) => ({
      key: no,
      label: resourceOf(no).displayName,
      items: toLanes(itemsOf(appointmentsOf([no]), day)),
    }));
  }
  const monday = Math.floor(day / 7) * 7;
  return Array.from({ length: 7 }, (_, index) => monday + index).map((date) => ({
    key: String(date),
    label: `${weekdayName(date * 1440).slice(0, 3)} ${dayAndMonth(date * 1440).split(" ")[0] ?? ""}`,
    items: toLanes(itemsOf(appointmentsOf(resources), date)),
  }));
}

/** Title of the range: a day, a week or the month; in words of the screen unless others are given. */
export function agendaRange({ view, day }: AgendaQuery, dates: Dates = screenDates): string {
  if (view === "day") return `${dates.weekdayName(day * 1440)} ${dates.longDate(day * 1440)}`;
  const monday = Math.floor(day / 7) * 7;
  return view === "month" ? dates.monthAndYear(monday * 1440) : dates.dayRange(monday * 1440, (monday + 6) * 1440);
}
