import { expect, test } from "vitest";
import { strangers } from "./check-words";

const found = (body: string, file = "content/user/a.mdx") =>
  strangers({ file, body }).map(({ line, column }) => [line, column]);

test("finds the first mention of a person that nothing introduces", () => {
  expect(found("Text.\n\nHere Maya Lindqvist plans. [Maya](/user/example-company) plans on.")).toEqual([]);
  expect(found("Text.\n\nHere Maya Lindqvist plans.\n\n[Maya](/user/example-company) plans on.")).toEqual([[3, 6]]);
  expect(found("Planners of Calderline plan.")).toEqual([[1, 13]]);
});

test("a link before or in the same paragraph introduces everybody", () => {
  expect(found("[Calderline](/user/example-company) plans.\n\nSara drives.")).toEqual([]);
  expect(found("Sara, of [Calderline](/user/example-company), drives.")).toEqual([]);
});

test("code, captions and headings introduce nobody, and need no introduction", () => {
  expect(found('## Sara\n\n`Sara`\n\n<Phone caption="Sara" />\n\n```text\nSara\n```\n')).toEqual([]);
});

test("the page about the company is let off", () => {
  expect(found("Maya Lindqvist", "content/user/example-company.mdx")).toEqual([]);
});
