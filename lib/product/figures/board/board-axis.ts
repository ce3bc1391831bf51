import { sampleWorld } from "../../reference/sample-world";
import type { Minute } from "../../reference/sample-world-clock";
import { dayLength, dayOf, minuteOf } from "../../reference/sample-world-clock";
import { type Dates, dayAndMonth, fullDate, screenDates, shortDay, time, weekdayName } from "../dates";
import type { TimeAxis } from "../geometry";
import type { boardViews } from "./board-data";

/** A view of the board. */
export type BoardViewName = (typeof boardViews)[number];

/** A heading or a tick of the time scale. */
type Tick = { minute: Minute; label: string };

/** Scale of a view: axis, day headings, hour labels, minutes between two lines. */
export type BoardScale = { axis: TimeAxis; days: Tick[]; hours: Tick[]; column: number; title: string; range: string };

/** What tells the views apart; columns and steps between labels in minutes. */
const views = {
  day: { title: "Day", days: 1, column: 30, labelStep: 60 },
  "work-week": { title: "Work week", days: 5, column: 60, labelStep: 120 },
  week: { title: "Week", days: 7, column: 120, labelStep: 360 },
} as const;

function axisOf(view: BoardViewName, date: string): TimeAxis {
  const day = dayOf(minuteOf(date) ?? 0);
  const firstDay = view === "day" ? day : Math.floor(day / 7) * 7;
  const hours = view === "week" ? { dayStart: 0, dayEnd: dayLength } : sampleWorld.board;
  return { firstDay, days: views[view].days, ...hours };
}

function dayLabel(view: BoardViewName, minute: Minute): string {
  if (view === "day") return fullDate(minute);
  const short = weekdayName(minute).slice(0, 3);
  return view === "week" ? `${short} ${shortDay(minute)}` : `${short} ${dayAndMonth(minute)}`;
}

function hourTicks(view: BoardViewName, { firstDay, days, dayStart, dayEnd }: TimeAxis): Tick[] {
  const step = views[view].labelStep;
  const first = Math.ceil((dayStart + 1) / step) * step;
  const minutes = Array.from({ length: Math.ceil((dayEnd - first) / step) }, (_, index) => first + index * step);
  return Array.from({ length: days }, (_, index) => firstDay + index).flatMap((day) =>
    minutes.map((minute) => ({
      minute: day * dayLength + minute,
      label: view === "day" ? time(minute) : time(minute).slice(0, 2),
    })),
  );
}

/** From the first day to the last one, in words of the screen unless others are given. */
export function rangeOf({ firstDay, days }: TimeAxis, dates: Dates = screenDates): string {
  const first = firstDay * dayLength;
  return days === 1 ? dates.longDate(first) : dates.dayRange(first, (firstDay + days - 1) * dayLength);
}

/** The time scale of a board. The visible hours come from the sample world; the week view shows whole days. */
export function boardScale(view: BoardViewName, date: string): BoardScale {
  const axis = axisOf(view, date);
  const { column, title } = views[view];
  const days = Array.from({ length: axis.days }, (_, index) => (axis.firstDay + index) * dayLength);
  return {
    axis,
    days: days.map((minute) => ({ minute, label: dayLabel(view, minute) })),
    hours: hourTicks(view, axis),
    column,
    title,
    range: rangeOf(axis),
  };
}

/** Height of the two lines of the time scale. */
export const headHeight = 46;
/** Width of the time grid at the narrowest drawing, in pixels. */
export const narrowest = 502;
