import { expect, test } from "vitest";
import { parseForeignPage } from "./foreign-page";

const page = [
  "+++",
  'title = "A \\"page\\""',
  "weight=3 # third",
  "draft = true",
  "description = '''",
  "Two",
  "lines'''",
  "tags = [",
  '  "a",',
  "]",
  "[menu.main]",
  'title = "Not this"',
  "+++",
  "",
  "Text with",
  "+++",
].join("\n");

test("reads Hugo's TOML front matter and preserves line numbers", () => {
  const { source, position, issues } = parseForeignPage("a.md", page, "docs");
  expect(issues).toEqual([]);
  expect(source.frontMatter).toMatchObject({ title: 'A "page"', description: "Two lines", draft: true });
  expect(position).toBe(3);
  expect(source.body.split("\n").indexOf("Text with")).toBe(14);
});

test("reports a TOML syntax error at its line", () => {
  const { issues } = parseForeignPage("a.md", "+++\ntitle = A\n+++\nText\n", "docs");
  expect(issues).toMatchObject([{ severity: "warning", file: "docs/a.md", line: 2, message: /Not valid TOML/ }]);
});

test("reports an invalid value at its line", () => {
  const { issues } = parseForeignPage("a.md", '+++\ntitle = "A"\ndraft = "maybe"\n+++\nText\n', "docs");
  expect(issues).toMatchObject([{ line: 3 }]);
});

test.each(["++++\na = 1\n+++", "+++\nnever = closed"])(
  "treats text without complete TOML fences as body: %j",
  (text) => {
    expect(parseForeignPage("a.md", text, "docs").source.body).toBe(text);
  },
);

test("ignores TOML front matter in a code block of a page with YAML front matter", () => {
  const text = '---\ntitle: A\n---\n\n```toml\n+++\ntitle = "B"\n+++\n```\n';
  const { source, issues } = parseForeignPage("a.md", text, "docs");
  expect(issues).toEqual([]);
  expect(source.frontMatter.title).toBe("A");
});

test.each([
  '+++\r\ntitle = "B"\r\n+++\r\nText.\r\n',
  '\uFEFF+++ \ntitle = "B"\n+++ \nText.\n',
  '+++\ntitle = "B"\n+++',
])("accepts CRLF line endings, trailing spaces and a byte order mark: %j", (text) => {
  const { source, issues } = parseForeignPage("a.md", text, "docs");
  expect(issues).toEqual([]);
  expect(source.frontMatter.title).toBe("B");
});

test("accepts empty front matter", () => {
  expect(parseForeignPage("a.md", "+++\n+++\nText.\n", "docs").source.body).toBe("\n\nText.\n");
});
