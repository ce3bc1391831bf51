import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { foreignPagesOf, otherMarkdownIn } from "./files";
import { readWrittenNav } from "./nav/written-nav";
import { readForeignPages } from "./tree";

test.each([
  ["# In short\n", ["SUMMARY.md", "a.md"]],
  ["- [A](a.md)\n", ["a.md"]],
])("reads the summary %j and keeps the pages %j", (text, pages) => {
  const folder = temporaryFolder({ "SUMMARY.md": text });
  const { nav } = readWrittenNav({ folder, label: "docs" });
  expect(foreignPagesOf(["SUMMARY.md", "a.md"], nav)).toEqual(pages);
});

test("texts that pages of DocFX include are no pages", () => {
  const files = ["includes/a.md", "b/Includes/c/d.md", "a.md", "includes.md"];
  expect(foreignPagesOf([...files, "docfx.json"], undefined)).toEqual(["a.md", "includes.md"]);
  expect(foreignPagesOf(files, undefined)).toEqual(files);
});

test("skips and reports files with dynamic route segments in their names", () => {
  const folder = temporaryFolder();
  for (const name of ["[partner].md", "a[1].md", "[...slug].mdx", "b.md"]) writeFileSync(join(folder, name), "Text.");
  const { pages, issues } = readForeignPages({ folder, label: "docs", isForeign: true, staticFolders: [] });
  expect(pages.map(({ name }) => name)).toEqual(["a[1]", "b"]);
  expect(issues.map(({ file }) => file)).toEqual(["docs/[...slug].mdx", "docs/[partner].md"]);
});

test("moves known pages when a tree becomes that of a router", () => {
  const folder = temporaryFolder({ "a/page.md": "# A" });
  const paths = () =>
    readForeignPages({ folder, label: "docs", isForeign: true, staticFolders: [] }).pages.map(
      ({ source }) => source.doc.path,
    );
  expect(paths()).toEqual(["/a/page"]);
  writeFileSync(join(folder, "layout.tsx"), "");
  expect(paths()).toEqual(["/a"]);
});

test("does not follow links of navigation files out of the project", () => {
  const other = temporaryFolder({ "toc.yml": "- name: A\n  href: a.md\n" });
  const folder = temporaryFolder({ "package.json": "{}" });
  symlinkSync(join(other, "toc.yml"), join(folder, "toc.yml"));
  expect(readWrittenNav({ folder, label: "docs" }).nav).toBeUndefined();
});

test("publishes the collections that Jekyll publishes", () => {
  const folder = temporaryFolder({
    "_config.yml":
      "title: Ship\nurl: /x\ncollections:\n  docs:\n    output: true\n  posts:\n    output: true\n  notes: {}\n",
    "_docs/a.md":
      "# A\n\n{{ site.title }} {{site.url}}\n\n{% raw %}{{ site.title }}{% endraw %} {{ site.constructor }}\n",
    "_docs/_b.md": "# B",
    "_notes/c.md": "# C",
    "_posts/2024-01-02-d.md": "# D",
    "e.md": "# E",
  });
  const { pages, issues } = readForeignPages({ folder, label: "site", isForeign: true, staticFolders: [] });
  expect(pages.map(({ source: { doc, file } }) => [doc.path, file])).toEqual([
    ["/docs/a", "site/_docs/a.md"],
    ["/e", "site/e.md"],
  ]);
  expect(pages[0]?.source.body.trim()).toBe(
    "Ship {{site.url}}\n\n{% raw %}{{ site.title }}{% endraw %} {{ site.constructor }}",
  );
  expect(issues).toEqual([]);
});

test("reports Markdown files whose extension pages do not have", () => {
  const names = ["a.md", "B.MD", "c.markdown", "_d.markdown", "e.mdown.txt", "f.mkd"];
  expect(otherMarkdownIn(names).map(({ file, message }) => `${file} ${message}`)).toEqual([
    'B.MD The file is left out: its name ends in ".MD".',
    'c.markdown The file is left out: its name ends in ".markdown".',
    'f.mkd The file is left out: its name ends in ".mkd".',
  ]);
});
