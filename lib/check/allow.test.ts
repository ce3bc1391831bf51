import { expect, test } from "vitest";
import type { DocSource, Issue } from "../types";
import { applyAllowances } from "./allow";
import { checkedSite } from "./testing/checked-site";

const file = "content/a.mdx";
const source = (body: string): DocSource => ({
  doc: { id: "a", path: "/a" },
  file,
  format: "mdx",
  body,
  frontMatter: {
    title: "A",
    description: "",
    type: "concept",
    tags: [],
    answers: [],
    otherNames: [],
    unlisted: false,
    draft: false,
  },
});
const found = (line: number, given: Partial<Issue> = {}): Issue => ({
  severity: "warning",
  file,
  line,
  message: "Found.",
  check: "writing",
  rule: "carries",
  ...given,
});
const left = async (body: string, ...issues: Issue[]) => {
  const { pages } = await checkedSite([source(body)]);
  const readingIssues = issues.filter(({ check }) => check === "reading");
  return applyAllowances(issues, { pages, readingIssues }).map(({ line, message }) => [line, message]);
};

test("allows a rule on the comment's own line and on the block below it", async () => {
  expect(await left("A ship carries. {/* allow carries: ships do */}\n", found(1))).toEqual([]);
  expect(await left("A.\n\n{/* allow carries: ships do */}\n\nA ship carries.\n", found(5))).toEqual([]);
  expect(await left("{/* allow carries:\n    ships do */}\n\nA ship carries.\n", found(4))).toEqual([]);
  expect(await left("{/*\nallow carries: ships do\n*/}\n\nA ship carries.\n", found(5))).toEqual([]);
  expect(await left("{/* note */} A ship {/* allow carries:\n\tships\n*/} carries.\n", found(3))).toEqual([]);
  expect(await left("| a | b |\n|---|---|\n| carries | b {/* allow carries: ships do */} |\n", found(3))).toEqual([]);
});

test("allows a finding without a rule by the name of its check", async () => {
  const body = "{/* allow languages: an invented one */}\n\n```aux\n```\n";
  expect(await left(body, found(3, { check: "languages", rule: undefined }))).toEqual([]);
});

test("allows findings about the whole page when it is the page's first line", async () => {
  const body = "\n\n\n{/* allow carries: all of it */}\n\nText.\n";
  expect(await left(body, found(2))).toEqual([]);
  expect(await left("\n\nText.\n\n{/* allow carries: x */}\n\nText.\n", found(2))).toHaveLength(2);
  expect(await left("\n\n\nText. {/* allow carries: x */}\n", found(2))).toHaveLength(2);
});

test("does not allow other rules, lines or files, or errors, and reports the unused comment", async () => {
  const body = "{/* allow carries: ships do */}\n\nA ship carries.\n\nA van carries.\n";
  const nothing = [1, '"allow carries" has no effect.'];
  expect(await left(body, found(5))).toEqual([[5, "Found."], nothing]);
  expect(await left(body, found(3, { rule: "stands" }))).toEqual([[3, "Found."], nothing]);
  expect(await left(body, found(3, { severity: "error" }))).toEqual([[3, "Found."], nothing]);
  expect(await left(body, found(3, { file: "content/b.mdx" }))).toEqual([[3, "Found."], nothing]);
  expect(await left(body, found(3, { line: undefined }))).toEqual([[undefined, "Found."], nothing]);
  expect(await left(body)).toEqual([nothing]);
});

test("suggests the rule found at that place for a misspelled one", async () => {
  const site = await checkedSite([source("{/* allow caries: ships do */}\n\nA ship carries.\n")]);
  const hintOf = (issue: Issue) => applyAllowances([issue], site).find(({ check }) => check === "allow")?.hint;
  expect(hintOf(found(3))).toBe('Did you mean "carries"?');
  expect(hintOf(found(3, { rule: undefined, check: "carriers" }))).toBe('Did you mean "carriers"?');
  const other = "Remove the comment, or put it above the line it is about.";
  expect(hintOf(found(3, { rule: "stands" }))).toBe(other);
  expect(hintOf(found(5))).toBe(other);
});

test("requires a reason, and ignores other comments", async () => {
  expect(await left("{/* allow carries */}\n\nA ship carries.\n", found(3))).toEqual([
    [1, '"allow carries" gives no reason.'],
  ]);
  expect(await left("{/* allow carries: */}\n\nA ship carries.\n", found(3))).toEqual([
    [1, '"allow carries" gives no reason.'],
  ]);
  expect(await left("{/* ask Maya */}\n\nText.\n")).toEqual([]);
});

test("reports no unused comment on a page that was not read, to which not all rules are applied", async () => {
  const comment = "{/* allow carries: ships do */}\n\nA ship.\n";
  expect(await left(`${comment}\n\`\`\`js\n`)).toEqual([]);
  expect(await left(comment, found(1, { severity: "error", check: "reading", rule: undefined }))).toEqual([
    [1, "Found."],
  ]);
});
