import { expect, test } from "vitest";
import { labelsOfFigures, otherLabels } from "./screen-labels";

test("includes the labels of forms, lists, board, phone, settings, and user actions", () => {
  for (const label of [
    "Save as",
    "New exception",
    "PDF export",
    "Sign in with Microsoft",
    "Mark done",
    "Lock appointments",
  ])
    expect([label, labelsOfFigures.has(label) || otherLabels.includes(label)]).toEqual([label, true]);
});

test("labels that a figure shows are not listed again as other labels", () => {
  expect(otherLabels.filter((label) => labelsOfFigures.has(label))).toEqual([]);
});
