import { sampleWorld } from "../../reference/sample-world";
import { minuteOf } from "../../reference/sample-world-clock";

/** First day of the month view: the Monday a week before the sample week. */
export const firstDay = -7;
/** Weeks a month view shows. */
export const monthWeeks = 6;
/** First and last of the days that are chosen: the sample week. */
export const chosenDays = [0, Math.floor((minuteOf(sampleWorld.week.end) ?? 0) / 1440)] as const;
