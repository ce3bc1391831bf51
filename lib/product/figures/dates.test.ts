import { expect, test } from "vitest";
import { dateOf } from "../reference/sample-world-clock";
import { chosenDays, monthDays } from "./dates";

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
