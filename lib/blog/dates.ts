import { pages } from "#texts/pages";

const long = new Intl.DateTimeFormat(pages.dates, { dateStyle: "long", timeZone: "UTC" });
const short = new Intl.DateTimeFormat(pages.dates, { day: "numeric", month: "short", timeZone: "UTC" });

/** `2026-10-20` → `20 October 2026`. */
export const formatDay = (day: string): string => long.format(new Date(day));

/** `2026-10-20` → `20 Oct`, for use next to the year. */
export const formatShortDay = (day: string): string => short.format(new Date(day));
