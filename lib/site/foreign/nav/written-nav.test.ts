import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { writeFiles } from "../../../testing/write-files";
import type { SidebarItem } from "../../../types";
import { sidebarsOfNav } from "../sidebars/nav-sidebars";
import { readForeignPages } from "../tree";
import { readWrittenNav } from "./written-nav";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

const write = (files: Readonly<Record<string, string>>) => writeFiles(root, files);

const labels = { overview: "Overview", contents: "Contents" };
const read = () => readForeignPages({ folder: join(root, "docs"), label: "docs", isForeign: true, staticFolders: [] });
const shown = (items: readonly SidebarItem[]): unknown[] =>
  items.map((item) =>
    item.type === "category" ? [`${item.label} ${item.href ?? ""}`, shown(item.items)] : `${item.label} ${item.href}`,
  );
/** The sections with what they list. */
function sections(): unknown[] {
  const { nav, pages } = read();
  return nav
    ? Object.values(sidebarsOfNav(nav, pages, labels).sidebars).map(({ label, href, items }) => [
        label,
        href,
        shown(items),
      ])
    : [];
}

const pages = {
  "docs/README.md": "# Home",
  "docs/a.md": "# About",
  "docs/guide/index.md": "# Guide",
  "docs/guide/b.md": "# Bee",
  "docs/guide/c.md": "---\nslug: /see\n---\n# Sea",
};

test("turns a summary into one section with open parts, excludes it from the pages, and omits links to missing pages", () => {
  write({
    ...pages,
    "docs/SUMMARY.md":
      "# Summary\n[Start](README.md)\n# Part\n- [B](guide/b.md)\n- [Guide](guide/)\n  - [C](guide/c.md)\n- [None](none.md)\n",
  });
  expect(sections()).toEqual([["Contents", "/", ["Start /", ["Part ", ["B /guide/b", ["Guide /guide", ["C /see"]]]]]]]);
  expect(read().pages.map(({ name }) => name)).not.toContain("SUMMARY");
  const { nav = { file: "", entries: [], isBook: true }, pages: all } = read();
  const { sidebars, standalonePages } = sidebarsOfNav(nav, all, labels);
  expect(sidebars.contents?.items[1]).toMatchObject({ label: "Part", collapsed: false });
  expect(standalonePages).toEqual([{ type: "link", label: "About", href: "/a" }]);
});

test("turns MkDocs groups into sections, using page titles for entries without a label", () => {
  const nav = [
    "nav:",
    "  - Home: index.md",
    "  - About us: a.md",
    "  - Guides:",
    "    - guide/index.md",
    "    - Inner:",
    "        - guide/index.md",
    "        - Buzz: guide/b.md",
    "    - guide/c.md",
    "    - Elsewhere: https://x.example",
    "  - Empty:",
    "    - none.md",
  ].join("\n");
  write({ ...pages, "mkdocs.yml": `site_name: X\nextra: !!python/name:a.b\n${nav}\nplugins: [search]\n` });
  expect(sections()).toEqual([
    ["Overview", "/a", ["About us /a"]],
    ["Guides", "/guide", ["Guides /guide", ["Inner /guide", ["Buzz /guide/b"]], "Sea /see"]],
  ]);
});

test("tells a page from that of a folder with its name", () => {
  write({
    ...pages,
    "docs/guide.md": "# Book",
    "mkdocs.yml": "nav:\n  - guide/index.md\n  - guide.md\n  - guide/b.md\n",
  });
  expect(sections()).toEqual([["Overview", "/guide-page", ["Guide /guide-page", "Book /guide", "Bee /guide/b"]]]);
});

test("ignores a summary without links, and MkDocs configuration of another folder or without valid navigation", () => {
  write({
    ...pages,
    "docs/SUMMARY.md": "# In short\n\n- One thing\n",
    "mkdocs.yml": "docs_dir: other\nnav:\n  - a.md\n",
  });
  expect(read().nav).toBeUndefined();
  expect(read().pages.map(({ name }) => name)).toContain("SUMMARY");
  write({ "mkdocs.yml": "site_name: X\n\nnav:\n  - [\n" });
  expect(read()).toMatchObject({ nav: undefined, issues: [{ severity: "warning", file: "mkdocs.yml", line: 5 }] });
});

test.each([
  ["docs/SUMMARY.md", "\uFEFF# Summary\r\n\r\n- [B](guide/b.md)\r\n", ["Contents", "/guide/b", ["B /guide/b"]]],
  ["mkdocs.yml", "\uFEFFnav:\r\n  - Bee: guide/b.md\r\n", ["Overview", "/guide/b", ["Bee /guide/b"]]],
])("reads navigation with CRLF line endings and a byte order mark: %s", (file, text, section) => {
  write({ ...pages, [file]: text });
  expect(sections()).toEqual([section]);
});

test("labels a nameless MkDocs group after its first page", () => {
  write({ ...pages, "mkdocs.yml": 'nav:\n  - "":\n    - guide/index.md\n    - guide/b.md\n' });
  expect(sections()).toEqual([["Guide", "/guide", ["Guide /guide", "Bee /guide/b"]]]);
});

test("reads navigation from a summary only when it links pages", () => {
  write({ "docs/SUMMARY.md": "# In short\n\n- One thing\n" });
  const nav = () => readWrittenNav({ folder: join(root, "docs"), label: "docs" }).nav;
  expect(nav()).toBeUndefined();
  write({ "docs/SUMMARY.md": "- [A](a.md)\n" });
  expect(nav()?.file).toBe("docs/SUMMARY.md");
});

test("titles an untitled page after its navigation label, also after the label changes", () => {
  write({ "docs/SUMMARY.md": "- [The pier](guide/b.md)\n", "docs/guide/b.md": "## The pier\n\n## Summary\n" });
  const titles = () => read().pages.map(({ source }) => source.frontMatter.title);
  expect(titles()).toEqual(["The pier"]);
  write({ "docs/SUMMARY.md": "- [The quay](guide/b.md)\n" });
  expect(titles()).toEqual(["The quay"]);
  write({
    "docs/SUMMARY.md": "- [The quay](guide/b.md)\n  - [Its length](guide/b.md#length)\n- [Tides](guide/b.md#tides)\n",
  });
  expect(titles()).toEqual(["The quay"]);
});
