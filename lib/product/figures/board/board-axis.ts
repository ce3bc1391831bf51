import { type Minute, sampleWorld } from "../../reference/sample-world";
import { minuteOf } from "../../reference/sample-world-clock";
import { type Dates, dayAndMonth, longDate, screenDates, shortDay, time, weekdayName } from "../dates";
import type { TimeAxis } from "../geometry";
import type { boardViews } from "./board-data";

/** A view of the board. */
export type BoardViewName = (typeof boardViews)[number];

/** A heading or a tick of the time scale. */
export type Tick = { minute: Minute; label: string };

/** Scale of a view: axis, day headings, hour labels, minutes between two lines. */
export type BoardScale = { axis: TimeAxis; days: Tick[]; hours: Tick[]; column: number; title: string; range: string };

const week = (date: string) => Math.floor((minuteOf(date) ?? 0) / 1440 / 7) * 7;

function axisOf(view: BoardViewName, date: string): TimeAxis {
  const { dayStart, dayEnd } = sampleWorld.board;
  switch (view) {
    case "day":
      return { firstDay: Math.floor((minuteOf(date) ?? 0) / 1440), days: 1, dayStart, dayEnd };
    case "work-week":
      return { firstDay: week(date), days: 5, dayStart, dayEnd };
    case "week":
      return { firstDay: week(date), days: 7, dayStart: 0, dayEnd: 1440 };
  }
}

const titles = { day: "Day", "work-week": "Work week", week: "Week" } as const;
const columns = { day: 30, "work-week": 60, week: 120 } as const;
const labelSteps = { day: 60, "work-week": 120, week: 360 } as const;

function dayLabel(view: BoardViewName, minute: Minute): string {
  if (view === "day") return `${weekdayName(minute)} ${longDate(minute)}`;
  const short = weekdayName(minute).slice(0, 3);
  return view === "week" ? `${short} ${shortDay(minute)}` : `${short} ${dayAndMonth(minute)}`;
}

function hourTicks(view: BoardViewName, { firstDay, days, dayStart, dayEnd }: TimeAxis): Tick[] {
  const step = labelSteps[view];
  const first = Math.ceil((dayStart + 1) / step) * step;
  const minutes = Array.from({ length: Math.ceil((dayEnd - first) / step) }, (_, index) => first + index * step);
  return Array.from({ length: days }, (_, index) => firstDay + index).flatMap((day) =>
    minutes.map((minute) => ({
      minute: day * 1440 + minute,
      label: view === "day" ? time(minute) : time(minute).slice(0, 2),
    })),
  );
}

/** From the first day to the last one, in words of the screen unless others are given. */
export function rangeOf({ firstDay, days }: TimeAxis, dates: Dates = screenDates): string {
  const first = firstDay * 1440;
  return days === 1 ? dates.longDate(first) : dates.dayRange(first, (firstDay + days - 1) * 1440);
}

/** The time scale of a board. The visible hours come from the sample world; the week view shows whole days. */
export function boardScale(view: BoardViewName, date: string): BoardScale {
  const axis = axisOf(view, date);
  const days = Array.from({ length: axis.days }, (_, index) => (axis.firstDay + index) * 1440);
  return {
    axis,
    days: days.map((minute) => ({ minute, label: dayLabel(view, minute) })),
    hours: hourTicks(view, axis),
    column: columns[view],
    title: titles[view],
    range: rangeOf(axis),
  };
}

/** Height of the two lines of the time scale. */
export const headHeight = 46;
