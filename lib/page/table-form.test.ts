import { expect, test } from "vitest";
import { checkParagraph } from "./table-form";

const told = (text: string, before = "") => {
  const found: string[] = [];
  checkParagraph(text, before, ({ message }) => found.push(message));
  return found;
};

test.each([
  ["| a | b |\n|---|\n| 1 | 2 |", "", ["The line of hyphens has other cells than the line of column names above it."]],
  ["| a | b |\n| | |\n| 1 | 2 |", "", ["The table has no line of hyphens."]],
  ["|---|\n| 1 |", "a\n", ["The table has no row with the names of its columns."]],
  ["|---|\n| 1 |", "x\n| a |\n\n", []],
  ["|---|\n| 1 |", "| a |\n|---|\n| b |\n\n", ["The table has no row with the names of its columns."]],
])("tells of %j below %j: %j", (text, before, messages) => {
  expect(told(text, before)).toEqual(messages);
});

test("reads long rows that are almost a line of hyphens once", () => {
  for (const row of ["-".repeat(100_000), " | - |".repeat(50_000)]) {
    expect(told(`| a\n|${row}x`)).toEqual([]);
    expect(told("|---|\n| 1 |", `| a ${row}x\n\n`)).toHaveLength(1);
  }
});
