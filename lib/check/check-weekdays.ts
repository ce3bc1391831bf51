import type { Issue } from "../types";
import type { CheckedSite } from "./types";
import { placeIn, textsOf } from "./words-in";

/**
 * Names of days, Sunday first, and of months in one language, and the dates that they make: weekday, day, month, and year, if it is given.
 */
type Calendar = { weekdays: readonly string[]; months: readonly string[]; dates: RegExp };

/** The calendars of the languages in which pages are written. */
const calendars: readonly Calendar[] = ["en", "de"].map((language) => {
  const names = (named: "weekday" | "month", count: number, timeOf: (index: number) => number): string[] => {
    const { format } = new Intl.DateTimeFormat(language, { [named]: "long", timeZone: "UTC" });
    return Array.from({ length: count }, (_, index) => format(timeOf(index)));
  };
  // 1 January 2023 was a Sunday.
  const weekdays = names("weekday", 7, (day) => Date.UTC(2023, 0, 1 + day));
  const months = names("month", 12, (month) => Date.UTC(2023, month));
  const day = `\\b(${weekdays.join("|")}),?\\s+(?:de[mnr]\\s+)?(\\d{1,2})\\.?`;
  return { weekdays, months, dates: new RegExp(`${day}\\s+(${months.join("|")})(?:\\s+(\\d{4})(?!\\.?\\d))?`, "g") };
});

/**
 * Reports dates that do not exist, or whose weekday is another one. A date without a year is in the one year that dates with a weekday in
 * the same text name.
 */
export function checkWeekdays({ pages, textOf }: CheckedSite): Issue[] {
  return pages.flatMap((page) => {
    const { file } = page.source;
    return textsOf(page).flatMap((text) =>
      calendars
        .flatMap((calendar) => wrongDates(text.text, calendar))
        .map(
          ({ message, index }): Issue => ({
            severity: "warning",
            file,
            ...placeIn(text, index, textOf(file)),
            message,
            hint: "Correct the weekday or the date.",
          }),
        ),
    );
  });
}

function wrongDates(text: string, { weekdays, months, dates }: Calendar) {
  const found = [...text.matchAll(dates)];
  const named = found.map(({ 3: month = "" }) => months.indexOf(month));
  const [only, another] = new Set(found.flatMap(({ 4: year }) => year ?? []));
  // Months that are far apart may belong to two years.
  const assumed = another || Math.max(...named) - Math.min(...named) > 6 ? undefined : only;
  return found.flatMap(({ 0: date, 1: said, 2: day, 3: month = "", 4: year = assumed, index }) => {
    if (year === undefined) return [];
    const meant = new Date(Date.UTC(Number(year), months.indexOf(month), Number(day)));
    if (meant.getUTCDate() !== Number(day)) return [{ message: `"${date}" does not exist.`, index }];
    const weekday = weekdays[meant.getUTCDay()];
    return weekday === said ? [] : [{ message: `"${date}" is a ${weekday}.`, index }];
  });
}
