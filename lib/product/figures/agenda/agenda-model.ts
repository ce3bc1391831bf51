import type { Attributes } from "../../../authoring/contract";
import { splitList } from "../../../authoring/split-list";
import { figures } from "../../../texts/en/figures";
import { type Appointment, resourceOf, sampleWorld } from "../../reference/sample-world";
import type { Span } from "../../reference/sample-world-clock";
import { dayLength, dayOf, minuteOf } from "../../reference/sample-world-clock";
import { type Dates, dayAndMonth, monthDays, monthWeeks, screenDates, weekdayName } from "../dates";
import { pick } from "../figure";

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
  const day = dayOf(minuteOf(props.date ?? sampleWorld.week.start) ?? 0);
  return { view, day, resources: chosen.length > 0 ? all.filter((no) => chosen.includes(no)) : few };
}

/** What a page asks of an agenda. */
export type AgendaQuery = ReturnType<typeof agendaQuery>;

const weekly = 7 * dayLength;

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
function itemsOf(appointments: readonly Appointment[], day: number): AgendaItem[] {
  return appointments.flatMap((appointment) => {
    const start = Math.max(appointment.start, day * dayLength + dayStart);
    const end = Math.min(appointment.end, day * dayLength + dayEnd);
    return end > start ? [{ appointment, start: start - day * dayLength, end: end - day * dayLength }] : [];
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
    label: `${weekdayName(date * dayLength).slice(0, 3)} ${dayAndMonth(date * dayLength).split(" ")[0] ?? ""}`,
    items: toLanes(itemsOf(appointmentsOf(resources), date)),
  }));
}

/** Title of the range: a day, a week or the month; in words of the screen unless others are given. */
export function agendaRange({ view, day }: AgendaQuery, dates: Dates = screenDates): string {
  if (view === "day") return dates.fullDate(day * dayLength);
  const monday = Math.floor(day / 7) * 7;
  return view === "month"
    ? dates.monthAndYear(monday * dayLength)
    : dates.dayRange(monday * dayLength, (monday + 6) * dayLength);
}

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

/** An item of a column with the lane it stands in and the number of lanes beside each other there. */
export type Laned<Item> = { item: Item; lane: number; lanes: number };

/** Puts overlapping items of one column side by side; items that touch no other take the whole width. */
export function toLanes<Item extends Span>(items: readonly Item[]): Laned<Item>[] {
  const result: Laned<Item>[] = [];
  let group: { item: Item; lane: number }[] = [];
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    result.push(...group.map((placed) => ({ ...placed, lanes })));
    group = [];
  };
  for (const item of items.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (group.length > 0 && group.every((placed) => placed.item.end <= item.start)) close();
    const busy = group.filter((placed) => placed.item.end > item.start).map(({ lane }) => lane);
    const lane = Array.from({ length: busy.length + 1 }, (_, index) => index).find((index) => !busy.includes(index));
    group.push({ item, lane: lane ?? busy.length });
  }
  close();
  return result;
}
