import { expect, test } from "vitest";
import { isSlug, slugify } from "./slugify";

test.each(["Big News 3.1", "a--b", "-a-", "plan_a.task"])("turns %s into a slug", (text) => {
  expect([isSlug(text), isSlug(slugify(text))]).toEqual([false, true]);
});

test.each([
  ["big-news-3-1", true],
  ["A", false],
  ["é", false],
  ["", false],
])("isSlug(%o) is %s", (text, expected) => {
  expect(isSlug(text)).toBe(expected);
});
