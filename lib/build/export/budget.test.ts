import { expect, test } from "vitest";
import { findOverBudget } from "./budget";

const budget = { html: 100, css: 100, js: 100, font: 100, requests: 5, awake: 1000 };

test("accepts a page exactly at its budget", () => {
  expect(findOverBudget(new Map([["/a", budget]]), { "/a": budget })).toEqual([]);
});

test("reports which page exceeds which budget, and by how much", () => {
  const weight = { ...budget, css: 130, requests: 7 };
  expect(findOverBudget(new Map([["/a", weight]]), { "/a": budget })).toEqual([
    "/a: css 130, 30 over its budget of 100.",
    "/a: requests 7, 2 over its budget of 5.",
  ]);
});

test("reports a page that has a budget but is not in the export", () => {
  expect(findOverBudget(new Map(), { "/a": budget })).toEqual(["/a has a budget, but is not in the export."]);
});
