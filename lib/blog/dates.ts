import { pages } from "#texts/pages";
import { keepTogether } from "../page/no-break";

const long = new Intl.DateTimeFormat(pages.dates, { dateStyle: "long", timeZone: "UTC" });
const short = new Intl.DateTimeFormat(pages.dates, { day: "numeric", month: "short", timeZone: "UTC" });

/** `2026-10-20` → `20 October 2026`. */
export const formatDay = (day: string): string => keepTogether(long.format(new Date(day)), pages.dates);

/** `2026-10-20` → `20 Oct`, for use next to the year. */
export const formatShortDay = (day: string): string => keepTogether(short.format(new Date(day)), pages.dates);
