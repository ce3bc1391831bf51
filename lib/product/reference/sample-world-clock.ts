/** Minutes since Monday 2 March 2026, 00:00: the clock of the sample week. */
export type Minute = number;

/** A span of the clock of the sample week. */
export type Span = { start: Minute; end: Minute };

/** Minutes in a day. */
export const dayLength: Minute = 24 * 60;

const monday = Date.UTC(2026, 2, 2);
/** A day with a time or without. */
export const isoDateTime = /^(\d{4})-(\d{2})-(\d{2})(?:T([01]\d|2[0-3]):([0-5]\d))?$/;
/** A time of a day, its end included. */
export const clockTime = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** `2026-03-02T09:00` or `2026-03-02` as a minute of the sample week (540, 0); undefined when it is not a date. */
export function minuteOf(text: string): Minute | undefined {
  const match = isoDateTime.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute));
  return date.getUTCMonth() === month - 1 ? Math.round((date.getTime() - monday) / 60_000) : undefined;
}

/** `09:30` as minutes of a day (570); undefined when it is not a time between 00:00 and 24:00. */
export function minuteOfDay(text: string): Minute | undefined {
  const [hour, minute] = clockTime.test(text) ? text.split(":").map(Number) : [];
  return hour === undefined || minute === undefined ? undefined : hour * 60 + minute;
}

/** The date of a minute, as an object in UTC, which equals local time in the sample week. */
export function dateOf(minute: Minute): Date {
  return new Date(monday + minute * 60_000);
}

/** The day of a minute, counted from the Monday of the sample week: 0 for that Monday, 7 for the next. */
export function dayOf(minute: Minute): number {
  return Math.floor(minute / dayLength);
}

/** The week of the year that begins on a Monday, as ISO 8601 counts them: 2026-03-02 → 10. */
export function weekNumber(start: string): number {
  // A week belongs to the year of its Thursday.
  const thursday = (minuteOf(start) ?? 0) + 3 * dayLength;
  const newYear = minuteOf(`${dateOf(thursday).getUTCFullYear()}-01-01`) ?? 0;
  return Math.floor((thursday - newYear) / (7 * dayLength)) + 1;
}
