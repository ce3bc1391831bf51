import { expect, test } from "vitest";
import {
  formatAlike,
  formatAnnotations,
  formatJson,
  formatReport,
  isFailure,
  nearest,
  sortIssues,
  suggest,
} from "./issues";
import type { Issue } from "./types";

const link: Issue = {
  severity: "log",
  file: "content/user/gantt.mdx",
  line: 12,
  column: 8,
  message: 'Link to "/user/layuots" matches no page.',
  hint: 'Did you mean "/user/layouts"?',
};
const image: Issue = {
  severity: "error",
  file: "content/user/board.mdx",
  line: 3,
  message: 'Image "/a.png" does not exist.',
};

test("formats issues sorted, with position, message, hint, and a count", () => {
  expect(formatReport([link, image])).toBe(
    [
      'error   content/user/board.mdx:3  Image "/a.png" does not exist.',
      'log     content/user/gantt.mdx:12:8  Link to "/user/layuots" matches no page.',
      '        Did you mean "/user/layouts"?',
      "1 error, 0 warnings, 1 logged",
    ].join("\n"),
  );
});

test("appends the rule that a comment can allow", () => {
  expect(formatReport([{ ...link, rule: "carries" }])).toMatch(/matches no page\. \[carries\]\n/);
});

test("fails on errors, and on anything when strict", () => {
  expect(isFailure([link], false)).toBe(false);
  expect(isFailure([link], true)).toBe(true);
  expect(isFailure([image], false)).toBe(true);
  expect(isFailure([], true)).toBe(false);
});

test("suggests only close matches", () => {
  expect(nearest("guide", ["guides", "mobile"])).toBe("guides");
  expect(nearest("zzzzzzz", ["guides", "mobile"])).toBeUndefined();
  expect(suggest("x", [], "Nothing.")).toBe("Nothing.");
});

test("suggests the only name that contains a shortened name", () => {
  expect(nearest("shortDesc", ["description", "shortDescription", "name"])).toBe("shortDescription");
  expect(nearest("Lock", ["List", "SetLocked", "SetContent"])).toBe("SetLocked");
  expect(nearest("Lock", ["SetLocked", "SetUnlocked", "Delete"])).toBeUndefined();
  expect(nearest("no", ["taskNo", "x1"])).toBe("x1");
});

test("formats an annotation with position and check, encoding characters reserved by workflow commands", () => {
  const place = { file: "content/a, b.mdx", line: 3, column: 2 };
  const message = 'Link to "/user/profiles" matches no page.';
  const issue: Issue = { ...place, severity: "log", message, hint: "100%\nsure", check: "links" };
  expect(formatAnnotations([issue])).toBe(
    '::notice file=content/a%2C b.mdx,line=3,col=2,title=links::Link to "/user/profiles" matches no page.%0A100%25%0Asure',
  );
});

test("shows characters that cannot be seen as escapes, and keeps the lines of a hint", () => {
  const message = 'Link to "/\u202Egnp\u001B[31m\nb\u{E0041}" matches no page.';
  const [found] = sortIssues([{ ...image, message, hint: "a\u200B\nb 👩\u200D💻" }]);
  expect(found?.message).toBe('Link to "/\\u202Egnp\\u001B[31m\\u000Ab\\u{E0041}" matches no page.');
  expect(found?.hint).toBe("a\\u200B\nb 👩\u200D💻");
});

test("leaves out the middle of a long message, and shortens it once", () => {
  const once = sortIssues([{ ...image, message: `Image "/${"😀".repeat(5000)}" does not exist.` }]);
  expect(once[0]?.message).toMatch(/^Image "\/(?:😀)+…(?:😀)+" does not exist\.$/u);
  expect(sortIssues(once)).toEqual(once);
  const [escaped] = sortIssues([{ ...image, message: `a${"\u202E".repeat(700)}` }]);
  expect(escaped?.message).toMatch(/^a(?:\\u202E)+…(?:\\u202E)+$/);
});

const finding = (file: string, message: string): Issue => ({ severity: "warning", file, line: 2, message });

test("tells findings that are alike once, at the first place, with the others", () => {
  const found = [finding("a.mdx", "No heading."), finding("b.mdx", "Other."), finding("c.mdx", "No heading.")];
  expect(formatAlike(found, 1)).toEqual([
    "warning a.mdx:2  No heading.",
    "        The same in 1 other place:",
    "        c.mdx:2",
    "warning b.mdx:2  Other.",
  ]);
  expect(formatAlike(found, 2)).toHaveLength(3);
});

test("tells many findings that are alike once, with their number and the first places, except to programs", () => {
  const found = Array.from({ length: 15 }, (_, at) => ({
    ...finding(`${at + 10}.mdx`, "No tag."),
    hint: "Remove it.",
  }));
  expect(formatReport([...found, finding("z.mdx", "No tag.")])).toBe(
    [
      "warning 10.mdx:2  No tag.",
      "        Remove it.",
      "        The same in 14 other places:",
      ...found.slice(1, 11).map(({ file }) => `        ${file}:2`),
      "        and 4 more",
      "warning z.mdx:2  No tag.",
      "0 errors, 16 warnings, 0 logged",
    ].join("\n"),
  );
  expect(JSON.parse(formatJson(found))).toHaveLength(15);
  expect(formatReport(found.slice(0, 11))).not.toContain("more");
});

test("tells three findings that are alike one by one, and four once", () => {
  const found = ["a", "b", "c", "d"].map((name) => finding(`${name}.mdx`, "No tag."));
  expect(formatReport(found.slice(0, 3)).match(/No tag/g)).toHaveLength(3);
  expect(formatReport(found).match(/No tag/g)).toHaveLength(1);
});
