import { expect, test } from "vitest";
import { parseForeignPage } from "./foreign-page";
import { withYamlFrontMatter } from "./toml-front-matter";

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

test("front matter of Hugo is read, and lines keep their numbers", () => {
  const { source, position, issues } = parseForeignPage("a.md", page, "docs");
  expect(issues).toEqual([]);
  expect(source.frontMatter).toMatchObject({ title: 'A "page"', description: "Two\nlines", draft: true });
  expect(position).toBe(3);
  expect(source.body.split("\n").indexOf("Text with")).toBe(14);
});

test.each(["# Home\n", "++++\na\n", "+++\nnever = closed\n", "---\ntitle: A\n---\n+++\na = 1\n+++\n"])(
  "what has none stays as it is: %j",
  (text) => {
    expect(withYamlFrontMatter(text)).toBe(text);
  },
);
