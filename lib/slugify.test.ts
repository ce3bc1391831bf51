import { expect, test } from "vitest";
import { isSlug, slugify } from "./slugify";

test.each(["Big News 3.1", "a--b", "-a-", "plan_a.task"])("%s becomes a clean part of an address", (text) => {
  expect([isSlug(text), isSlug(slugify(text))]).toEqual([false, true]);
});

test.each([
  ["big-news-3-1", true],
  ["A", false],
  ["é", false],
  ["", false],
])("%o is a clean part of an address: %s", (text, expected) => {
  expect(isSlug(text)).toBe(expected);
});
