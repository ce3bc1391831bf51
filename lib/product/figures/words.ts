import { sampleWorld } from "../reference/sample-world";
import { dateOf } from "../reference/sample-world-clock";
import type { Minute, Span } from "../reference/sample-world-types";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const pad = (number: number) => String(number).padStart(2, "0");

/** `Monday`. */
export function weekdayName(minute: Minute): string {
  return weekdays[(dateOf(minute).getUTCDay() + 6) % 7] ?? "";
}

/** `09:00`. */
export function time(minute: Minute): string {
  const date = dateOf(minute);
  return `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`;
}

/** `2 March`. */
export function dayAndMonth(minute: Minute): string {
  const date = dateOf(minute);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ""}`;
}

/** `2 March 2026`. */
export function longDate(minute: Minute): string {
  return `${dayAndMonth(minute)} ${dateOf(minute).getUTCFullYear()}`;
}

/** `Monday 09:00–11:00`, or `Monday 08:00 – Tuesday 16:30` over several days. */
export function when({ start, end }: Span): string {
  const sameDay = Math.floor(start / 1440) === Math.floor((end - 1) / 1440);
  return sameDay
    ? `${weekdayName(start)} ${time(start)}–${time(end)}`
    : `${weekdayName(start)} ${time(start)} – ${weekdayName(end)} ${time(end)}`;
}

/** `2 h 05 min`, `46 min`, `3 h`. */
export function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${pad(minutes % 60)} min`;
}

/** `a, b and c`. */
export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
}

/** `2 Mar`. */
export function shortDay(minute: Minute): string {
  const [day = "", month = ""] = dayAndMonth(minute).split(" ");
  return `${day} ${month.slice(0, 3)}`;
}

/** `March 2026`. */
export function monthAndYear(minute: Minute): string {
  return longDate(minute).split(" ").slice(1).join(" ");
}

/** `2–6 March 2026`, from one day to another of the same month. */
export function dayRange(first: Minute, last: Minute): string {
  return `${dateOf(first).getUTCDate()}–${longDate(last)}`;
}

/** Number of the ISO week of a day. */
export function isoWeek(minute: Minute): number {
  return sampleWorld.week.iso + Math.floor(minute / (7 * 1440));
}

/** Tells whether a day belongs to the month in which the sample week starts. */
export function isInMonth(minute: Minute): boolean {
  return monthAndYear(minute) === monthAndYear(0);
}
