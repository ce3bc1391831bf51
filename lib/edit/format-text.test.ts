import { expect, test } from "vitest";
import { formatTables, sortFrontMatter } from "./format-text";

test("sorts front matter keys together with the lines that belong to them", () => {
  const text =
    "---\n# A page\ntype: concept\nanswers:\n  - question: A?\n    at: b\ntitle: T # short\n---\n\ntype: x\n";
  expect(sortFrontMatter(text, ["title", "type", "answers"])).toBe(
    "---\n# A page\ntitle: T # short\ntype: concept\nanswers:\n  - question: A?\n    at: b\n---\n\ntype: x\n",
  );
  expect(sortFrontMatter("\uFEFF---\ntype: concept\ntitle: T\n---\n", ["title", "type"])).toBe(
    "\uFEFF---\ntitle: T\ntype: concept\n---\n",
  );
  expect(sortFrontMatter("No front matter.\n", ["title"])).toBe("No front matter.\n");
});

test("normalizes tables outside of code", () => {
  const table = "a |b\\|c|\n :--|--:\n`x\\|y`|  |\n\ntext | text\n\n```\na|b\n-|-\n```\n";
  expect(formatTables(table)).toBe("| a | b\\|c |\n|:---|---:|\n| `x\\|y` | |\n\ntext | text\n\n```\na|b\n-|-\n```\n");
});

test.each([
  ["that begin on a list item's line", "- a | b\n  --|--\n  c|d\n"],
  ["that begin on a numbered item's line", "1. a|b\n   -|-\n"],
  ["that begin on a quote's line", "> a|b\n-|-\n"],
  ["whose delimiter has another number of cells", "a|b|c\n-|-\nd|e\n"],
  ["that are a heading above a line", "# a|b\n-|-\n"],
])("does not format tables %s", (_, text) => {
  expect(formatTables(text)).toBe(text);
});

test.each(["> d|e", "- d|e", "2. d|e", "## d|e", ":::note[d|e]", '<Card title="d|e" />', "{/* d|e */}", "[^1]: d|e"])(
  "does not take %j, which starts another block, as a row of the table above",
  (line) => {
    const table = "| a | b |\n|---|---|\n| c | |\n";
    expect(formatTables(`${table}${line}\n`)).toBe(`${table}${line}\n`);
  },
);
