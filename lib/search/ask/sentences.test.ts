import { expect, test } from "vitest";
import { linesOf } from "./sentences";

test("a paragraph is quoted by sentence, abbreviations stay whole", () => {
  expect(linesOf("Use e.g. Docker. It runs.").map(({ text }) => text)).toEqual(["Use e.g. Docker.", "It runs."]);
});

test("a cell is quoted with its column when the table names it, empty cells are left out", () => {
  expect(linesOf("|| Limit | Live | Test\n| Calls | 600 | 120\n| Hooks | – | 20\nText.\n| Undo | Takes back")).toEqual([
    { type: "row", text: "Calls – Live: 600 – Test: 120" },
    { type: "row", text: "Hooks – Test: 20" },
    { type: "sentence", text: "Text.", isFirst: true },
    { type: "row", text: "Undo – Takes back" },
  ]);
});

test("each paragraph has a first sentence", () => {
  expect(linesOf("Open. Read.\nClose.").map(({ isFirst = false }) => isFirst)).toEqual([true, false, true]);
});

test("each list of steps has a first one", () => {
  expect(linesOf("1. Open.\n2. Save.\n1. Close.").map(({ isFirst = false }) => isFirst)).toEqual([true, false, true]);
});
