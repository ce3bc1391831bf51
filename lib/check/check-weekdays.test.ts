import { expect, test } from "vitest";
import { docSource } from "../page/testing/doc-source";
import { checkWeekdays } from "./check-weekdays";
import { checkedSite } from "./testing/checked-site";

const found = async (body: string) =>
  checkWeekdays(await checkedSite([docSource("/user", body)])).map(({ message, hint, line }) => [message, hint, line]);

test.each([
  "On Monday 2 March 2026 she plans.",
  "Monday 2 March to Friday 6 March 2026",
  "From Sunday 29 March to 30 March 2027",
  "Am Montag, 2. März 2026, plant sie; am Freitag, dem 6. März, nicht.",
  "On Thursday 26 February it was 2026.",
  "Monday 2 March, Tuesday 2 March",
  "Tuesday 2 March 2026.1",
  "`Tuesday 2 March 2026`",
  "Monday 2 March 2026, Tuesday 2 March 2027, Sunday 2 March",
  "From Monday 28 December 2026 to Friday 1 January",
  "Vom Montag, 28. Dezember, bis zum Freitag, 1. Januar 2027",
  "From Monday 2 to Friday 6 March 2026",
])("has no finding for %s", async (body) => {
  expect(await found(body)).toEqual([]);
});

test.each([
  ["a\n\nOn\nTuesday 2 March 2026.", "Tuesday 2 March 2026", "Monday", 4],
  ["Monday 2 March and Friday 5 March 2026", "Friday 5 March 2026", "Thursday", 1],
  ["From Monday 2 March 2026 to Thursday 6 March", "Thursday 6 March", "Friday", 1],
  ["Am Dienstag, den 30. März 2026", "Dienstag, den 30. März 2026", "Montag", 1],
])("finds the weekday in %j", async (body, date, weekday, line) => {
  expect(await found(body)).toEqual([[`"${date}" is a ${weekday}.`, "Correct the weekday or the date.", line]]);
});

test.each(["Tuesday 31 February 2026", "Friday 31 April 2026"])("finds that %s does not exist", async (date) => {
  expect(await found(date)).toEqual([[`"${date}" does not exist.`, "Correct the weekday or the date.", 1]]);
});
