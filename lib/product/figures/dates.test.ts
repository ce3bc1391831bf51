import { expect, test } from "vitest";
import { figures as german } from "../../../i18n/de/texts/figures";
import { dateOf } from "../reference/sample-world-clock";
import { chosenDays, datesIn, fullDate, monthDays, weekdayDate, whenDated } from "./dates";

const dates = (days: readonly number[]) =>
  days.map((day) =>
    dateOf(day * 1440)
      .toISOString()
      .slice(0, 10),
  );

test("a month view shows six weeks, starting on the Monday before the first of the month", () => {
  expect(monthDays).toHaveLength(42);
  expect(dates(monthDays.slice(0, 1))).toEqual(["2026-02-23"]);
  expect(dates(monthDays.slice(-1))).toEqual(["2026-04-05"]);
  expect(dates(chosenDays)).toEqual(["2026-03-02", "2026-03-06"]);
});

test("writes a weekday and its date as the language does", () => {
  expect([weekdayDate(0), fullDate(0)]).toEqual(["Monday 2 March", "Monday 2 March 2026"]);
  const inGerman = datesIn("de-DE", german);
  expect([inGerman.weekdayDate(0), inGerman.fullDate(0)]).toEqual(["Montag, 2. März", "Montag, 2. März 2026"]);
});

test("names the day of an end only where it is another one", () => {
  expect([whenDated({ start: 540, end: 660 }), whenDated({ start: 480, end: 2430 })]).toEqual([
    "Monday 2 March, 09:00–11:00",
    "Monday 2 March, 08:00 – Tuesday 3 March, 16:30",
  ]);
});
