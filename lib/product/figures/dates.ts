import { figures } from "../../texts/en/figures";
import { pages } from "../../texts/en/pages";
import { sampleWorld } from "../reference/sample-world";
import type { Minute, Span } from "../reference/sample-world-clock";
import { dateOf, dayLength, dayOf, minuteOf } from "../reference/sample-world-clock";
import { weekdayOf } from "./geometry";

/** `09:00`. */
export function time(minute: Minute): string {
  return dateOf(minute).toISOString().slice(11, 16);
}

/** `2 h 05 min`, `46 min`, `3 h`. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${String(minutes % 60).padStart(2, "0")} min`;
}

/** Days as a language writes them; `joins` writes a range within a month, and a date after its weekday. */
export function datesIn(language: string, joins: Pick<typeof figures, "dayRange" | "weekdayDate">) {
  const written = (parts: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...parts, timeZone: "UTC" });
    return (minute: Minute) => format.format(dateOf(minute));
  };
  /** `Monday`. */
  const weekdayName = written({ weekday: "long" });
  /** `2 March`. */
  const dayAndMonth = written({ day: "numeric", month: "long" });
  /** `2 March 2026`. */
  const longDate = written({ day: "numeric", month: "long", year: "numeric" });
  /** `March 2026`. */
  const monthAndYear = written({ month: "long", year: "numeric" });

  /** `2–6 March 2026`, from one day to another of the same month. */
  const dayRange = (first: Minute, last: Minute) => joins.dayRange(dateOf(first).getUTCDate(), longDate(last));

  /** `Monday 2 March`. */
  const weekdayDate = (minute: Minute) => joins.weekdayDate(weekdayName(minute), dayAndMonth(minute));
  /** `Monday 2 March 2026`. */
  const fullDate = (minute: Minute) => joins.weekdayDate(weekdayName(minute), longDate(minute));

  const span =
    (dayBefore: (minute: Minute) => string) =>
    ({ start, end }: Span) =>
      dayOf(start) === dayOf(end - 1)
        ? `${dayBefore(start)}${time(start)}–${time(end)}`
        : `${dayBefore(start)}${time(start)} – ${dayBefore(end)}${time(end)}`;
  /** `Monday 09:00–11:00`, or `Monday 08:00 – Tuesday 16:30` over several days. */
  const when = span((minute) => `${weekdayName(minute)} `);
  /** `Monday 2 March, 09:00–11:00`, or `Monday 2 March, 08:00 – Tuesday 3 March, 16:30`. */
  const whenDated = span((minute) => `${weekdayDate(minute)}, `);

  return { weekdayName, dayAndMonth, longDate, weekdayDate, fullDate, monthAndYear, dayRange, when, whenDated };
}

/** Days in one language. */
export type Dates = ReturnType<typeof datesIn>;

/** Days as the screens of the application write them. */
export const screenDates: Dates = datesIn(pages.dates, figures);
export const { weekdayName, dayAndMonth, longDate, weekdayDate, fullDate, monthAndYear, dayRange, when, whenDated } =
  screenDates;

/** `2 Mar`. */
export function shortDay(minute: Minute): string {
  const [day = "", month = ""] = dayAndMonth(minute).split(" ");
  return `${day} ${month.slice(0, 3)}`;
}

/** Number of the ISO week of a day. */
export function isoWeek(minute: Minute): number {
  return sampleWorld.week.iso + Math.floor(minute / (7 * dayLength));
}

/** Tells whether a day belongs to the month in which the sample week starts. */
export function isInMonth(minute: Minute): boolean {
  return monthAndYear(minute) === monthAndYear(0);
}

/** Weeks a month view shows: enough for the longest month. */
export const monthWeeks = 6;

/** First day of the month of the sample week, on its clock. */
const firstOfMonth = 1 - dateOf(0).getUTCDate();

/** Days of a month view, from the Monday of the week in which the month of the sample week starts. */
export const monthDays: readonly number[] = Array.from(
  { length: monthWeeks * 7 },
  (_, index) => firstOfMonth + 1 - weekdayOf(firstOfMonth) + index,
);

/** First and last of the days that are chosen: the sample week. */
export const chosenDays = [0, dayOf(minuteOf(sampleWorld.week.end) ?? 0)] as const;
