import { sampleWorld } from "../reference/sample-world";
import { dateOf, minuteOf } from "../reference/sample-world-clock";
import { weekdayOf } from "./geometry";

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
export const chosenDays = [0, Math.floor((minuteOf(sampleWorld.week.end) ?? 0) / 1440)] as const;
