import { expect, it } from "vitest";
import { isDate, isDateTime } from "./dates";

it.each([
  ["2026-03-02T09:00:00Z", true],
  ["2026-03-02T09:00Z", true],
  ["2026-03-02T09:00:00.5+01:00", true],
  ["2026-03-02T09:00:00", false],
  ["2026-03-02 09:00:00Z", false],
  ["2026-02-30T09:00:00Z", false],
  ["2026-03-02T25:00:00Z", false],
  ["2026-03-02", false],
])("isDateTime of %s is %s", (text, expected) => {
  expect(isDateTime(text)).toBe(expected);
});

it.each([
  ["2026-03-02", true],
  ["2026-02-30", false],
  ["2026-3-2", false],
  ["2026-03-02T09:00:00Z", false],
])("isDate of %s is %s", (text, expected) => {
  expect(isDate(text)).toBe(expected);
});
