import { join } from "node:path";
import { expect, test } from "vitest";
import { parseForeignPage } from "../../../authoring/foreign-page";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { writeFiles } from "../../../testing/write-files";
import type { SidebarItem } from "../../../types";
import { readForeignPages } from "../tree";
import { sidebarsOfFolders } from "./folder-sidebars";

const pages = (files: Record<string, string>) =>
  Object.entries(files).map(([relative, text]) => parseForeignPage(relative, text, "docs"));
const labels = (items: readonly SidebarItem[]): unknown[] =>
  items.map((item) => (item.type === "category" ? [item.label, labels(item.items)] : item.label));

test("makes a section of each top-level folder and a category of each subfolder", () => {
  const sidebars = sidebarsOfFolders(
    pages({
      "index.md": "# Home",
      "faq.md": "# Questions",
      "10-later/a.md": "# Last",
      "2-first/index.md": "# First things",
      "2-first/10-ten.md": "# Ten",
      "2-first/9-nine.md": "# Nine",
      "2-first/deep/deeper/x.md": "# X",
    }),
    "Overview",
  );
  expect(Object.entries(sidebars).map(([id, { label, href, items }]) => [id, label, href, labels(items)])).toEqual([
    ["overview", "Overview", "/faq", ["Questions"]],
    ["2-first", "First things", "/2-first", ["First things", "Nine", "Ten", ["Deep", [["Deeper", ["X"]]]]]],
    ["10-later", "Later", "/10-later/a", ["Last"]],
  ]);
});

test("sorts by position before name, taking a folder's position from its index page", () => {
  const { a } = sidebarsOfFolders(
    pages({
      "a/one.md": "# One",
      "a/two.md": "---\nsidebar_position: 2\n---\n# Two",
      "a/zero/index.md": "---\nsidebar_position: 1\n---\n# Zero",
      "a/zero/in.md": "# Inner",
    }),
    "Overview",
  );
  expect(labels(a?.items ?? [])).toEqual([["Zero", ["Inner"]], "Two", "One"]);
  expect(a?.items[0]).toMatchObject({ type: "category", href: "/a/zero" });
});

test("puts pages below the parent that their front matter names", () => {
  const under = (parent: string, more = "") => `---\nparent: ${parent}\n${more}---\n`;
  const { guide } = sidebarsOfFolders(
    pages({
      "guide/index.md": "# Guide",
      "guide/parts.md": `${under("Guide")}# Parts`,
      "guide/bow.md": `${under("Parts", "nav_order: 2\n")}# Bow`,
      "guide/stern.md": `${under("Parts", "nav_order: 1\n")}# Stern`,
      "guide/rope.md": `${under("Bow", "grand_parent: Parts\n")}# Rope`,
      "guide/crew.md": `${under("Crew")}# Crew`,
      "guide/old.md": `${under("Nobody", "nav_exclude: true\n")}# Old`,
    }),
    "Overview",
  );
  expect(labels(guide?.items ?? [])).toEqual(["Guide", "Crew", ["Parts", ["Stern", ["Bow", ["Rope"]]]]]);
});

test("keeps pages below the home page at their place", () => {
  const sidebars = sidebarsOfFolders(
    pages({ "index.md": "# Home", "a.md": "---\nparent: Home\n---\n# A", "b.md": "# B" }),
    "Overview",
  );
  expect(Object.entries(sidebars).map(([name, { items }]) => [name, labels(items)])).toEqual([
    ["overview", ["A", "B"]],
  ]);
});

test("uses a page next to a folder of the same name as the folder's page, unless the folder has its own", () => {
  const sidebars = sidebarsOfFolders(
    pages({
      "use.md": "# Using",
      "use/a.md": "# A",
      "use/deep.md": "---\norder: 1\n---\n# Deep down",
      "use/deep/b.md": "# B",
      "use/own.md": "# Beside",
      "use/own/index.md": "# Inside",
      "use/own/c.md": "# C",
    }),
    "Overview",
  );
  expect(Object.values(sidebars).map(({ label, items }) => [label, labels(items)])).toEqual([
    ["Using", ["Using", ["Deep down", ["B"]], "A", "Beside", ["Inside", ["C"]]]],
  ]);
  expect(sidebars.use?.items[1]).toMatchObject({ type: "category", href: "/use/deep" });
});

test("gives every folder its own sidebar, even when slugs collide or are empty", () => {
  const names = ["section-3", "3", "中文", "日本", "section-2", "section"];
  const sidebars = sidebarsOfFolders(
    pages(Object.fromEntries(names.map((name) => [`${name}/a.md`, "# A"]))),
    "Overview",
  );
  expect(Object.values(sidebars)).toHaveLength(names.length);
});

test("keeps unlisted pages unlisted, and separates folders with the same slug", () => {
  const sidebars = sidebarsOfFolders(
    pages({ "A b/x.md": "---\nunlisted: true\n---\nX", "a-b/y.md": "# Y", "über/z.md": "# Z", "日本/w.md": "# W" }),
    "Overview",
  );
  expect(Object.keys(sidebars)).toHaveLength(4);
  expect(Object.keys(sidebars).every((id) => /^[a-z\d-]+$/.test(id))).toBe(true);
  expect(Object.values(sidebars).flatMap(({ items }) => items)).toContainEqual({
    type: "link",
    label: "X",
    href: "/A b/x",
    unlisted: true,
  });
});

test("keeps years in order, and makes a section of a lone home page", () => {
  const years = sidebarsOfFolders(pages({ "b/x.md": "X", "2025/y.md": "Y", "2024/z.md": "Z" }), "Overview");
  expect(Object.keys(years)).toEqual(["section-2024", "section-2025", "b"]);
  const { overview } = sidebarsOfFolders(pages({ "README.md": "# Home" }), "Overview");
  expect(overview).toMatchObject({ href: "/", items: [{ label: "Home", href: "/" }] });
});

test("lists the index page of the root first when it has another URL than the home page", () => {
  const { overview } = sidebarsOfFolders(
    pages({ "index.md": "---\npermalink: /docs/\n---\n# Start", "a.md": "# A", "b/c.md": "# C" }),
    "Overview",
  );
  expect(overview).toMatchObject({ href: "/docs", items: [{ label: "Start", href: "/docs" }, { label: "A" }] });
});

test("reads labels and order from the folder metadata of other tools", () => {
  const root = temporaryFolder({
    "guide/_category_.json": '{ "label": "All guides", "position": 2 }',
    "guide/a.md": "# A",
    "other/meta.json": '{ "title": "Others", "pages": ["z", "---Rest---", "sub", "..."] }',
    "other/y.md": "# Y",
    "other/z.md": "# Z",
    "other/sub/x.md": "# X",
    "third/_meta.json": '{ "q": "Queue", "p": { "title": "Pail" } }',
    "third/p.md": "# P",
    "third/q.md": "# Q",
    "fourth/_meta.ts": "export default { n: 'Now', '-- b': { type: 'separator', title: 'B' }, m: { title: 'Many' } }",
    "fourth/m.md": "# M",
    "fourth/n.md": "# N",
    "worse/_meta.js": "export default {",
    "worse/w.md": "# W",
    "bad/_category_.yml": "label: [",
    "bad/b.md": "# B",
  });
  const { pages, metas, issues } = readForeignPages({
    folder: root,
    label: "docs",
    isForeign: true,
    staticFolders: [],
  });
  expect(issues.map(({ file, line, severity }) => [file, line, severity])).toEqual([
    ["docs/bad/_category_.yml", 1, "warning"],
  ]);
  expect(
    Object.values(sidebarsOfFolders(pages, "Overview", metas)).map(({ label, items }) => [label, labels(items)]),
  ).toEqual([
    ["All guides", ["A"]],
    ["Bad", ["B"]],
    ["Fourth", ["Now", ["B", ["Many"]]]],
    ["Others", ["Z", ["Rest", [["Sub", ["X"]], "Y"]]]],
    ["Third", ["Queue", "Pail"]],
    ["Worse", ["W"]],
  ]);
});

test("reads the order and labels of a folder from the files of MkDocs plugins", () => {
  const root = temporaryFolder({
    "a/.pages": "title: First\nnav:\n  - z.md\n  - Why: y.md\n  - sub\n  - ...\n",
    "a/x.md": "# X",
    "a/y.md": "# Y",
    "a/z.md": "# Z",
    "a/sub/.nav.yml": "nav:\n  - In: ./c.md\n  - Out: https://x.example\n",
    "a/sub/b.md": "# B",
    "a/sub/c.md": "# C",
  });
  const { pages, metas } = readForeignPages({ folder: root, label: "docs", isForeign: true, staticFolders: [] });
  expect(
    Object.values(sidebarsOfFolders(pages, "Overview", metas)).map(({ label, items }) => [label, labels(items)]),
  ).toEqual([["First", ["Z", "Why", ["Sub", ["In", "B"]], "X"]]]);
});

test("puts what a folder lists after `...` below its unlisted pages", () => {
  const folder = temporaryFolder();
  const meta = '{ "pages": ["c", "...", "sub", "a"] }';
  writeFiles(folder, {
    "x/meta.json": meta,
    ...{ "x/a.md": "# A", "x/b.md": "---\nsidebar_position: 9\n---\n# B", "x/c.md": "# C", "x/sub/d.md": "# D" },
    ...{ "meta.json": '{ "pages": ["...", "u"] }', "u/v.md": "# V" },
  });
  const { pages, metas } = readForeignPages({ folder, label: "docs", isForeign: true, staticFolders: [] });
  const sidebars = sidebarsOfFolders(pages, "Overview", metas);
  expect(Object.keys(sidebars)).toEqual(["x", "u"]);
  expect(labels(sidebars.x?.items ?? [])).toEqual(["C", "B", ["Sub", ["D"]], "A"]);
});

test("takes the label of a folder from the file of Nuxt Content", () => {
  const folder = temporaryFolder({ "3.ai/.navigation.yml": "title: AI\nicon: i\n", "3.ai/1.mcp.md": "# MCP" });
  const { pages, metas } = readForeignPages({ folder, label: "docs", isForeign: true, staticFolders: [] });
  expect(Object.values(sidebarsOfFolders(pages, "Overview", metas)).map(({ label }) => label)).toEqual(["AI"]);
});

test("turns Fumadocs and Nextra separators into open categories up to the next separator", () => {
  const folder = temporaryFolder();
  const files = {
    "a/meta.json":
      '{ "title": "A", "pages": ["index", "---Start---", "c", "b", "---[Star]More---", "...(in)", "..."] }',
    "a/index.md": "# Own",
    "a/b.md": "# Bee",
    "a/c.md": "# Sea",
    "a/d.md": "# Dee",
    "a/(in)/e.md": "# E",
    "n/_meta.js":
      'export default { c: "", "--": { type: "separator", title: "Rest" }, b: "Bees", "---": { type: "separator" } }',
    "n/b.md": "# Bee",
    "n/c.md": "# Sea",
  };
  writeFiles(folder, files);
  const { pages, metas } = readForeignPages({ folder, label: "docs", isForeign: true, staticFolders: [] });
  const { a, n } = sidebarsOfFolders(pages, "Overview", metas);
  expect(labels(a?.items ?? [])).toEqual(["Own", ["Start", ["Sea", "Bee"]], ["More", [["In", ["E"]], "Dee"]]]);
  expect(a?.items[1]).toMatchObject({ collapsed: false });
  expect(labels(n?.items ?? [])).toEqual(["Sea", ["Rest", ["Bees"]]]);
});

test("reads the pages of a Next.js app folder, with labels from a global Nextra meta file", () => {
  const folder = join(temporaryFolder(), "app");
  const guide = "const GUIDE = { b: '', '--': { type: 'separator', title: 'Rest' }, a: 'Ay' };";
  const docs = "docs: { title: 'Documents', items: { index: '', guide: { title: 'Guides', items: GUIDE } } }";
  const files = {
    "page.mdx": "# Home",
    "layout.tsx": "",
    "_meta.global.tsx": `${guide}\nexport default { about: '', ${docs} }`,
    "docs/page.mdx": "# Docs",
    "docs/guide/old.mdx": "# No page",
    "docs/guide/a/page.mdx": "# A",
    "docs/guide/b/page.mdx": "# Bee\n\n[a](/docs/guide/a)",
    "about/page.mdx": "# About",
  };
  writeFiles(folder, files);
  const { pages, metas } = readForeignPages({ folder, label: "app", isForeign: true, staticFolders: [] });
  const sidebars = Object.values(sidebarsOfFolders(pages, "Overview", metas));
  expect(sidebars.map(({ label, href, items }) => [label, href, labels(items)])).toEqual([
    ["About", "/about", ["About"]],
    ["Documents", "/docs", ["Docs", ["Guides", ["Bee", ["Rest", ["Ay"]]]]]],
  ]);
  expect(pages.find(({ source }) => source.doc.path === "/docs/guide/b")?.source.file).toBe(
    "app/docs/guide/b/page.mdx",
  );
});

test("reports folder metadata files that cannot be read", () => {
  const folder = temporaryFolder({ "a.md": "# A", "_meta.global.ts/x": "", "_meta.json/x": "" });
  const { pages, issues } = readForeignPages({ folder, label: "docs", isForeign: true, staticFolders: [] });
  expect(pages).toHaveLength(1);
  expect(issues.map(({ severity, file }) => `${severity} ${file}`)).toEqual([
    "warning docs/_meta.global.ts",
    "warning docs/_meta.json",
  ]);
});

test("omits pages that Fumadocs or Nextra metadata hides", () => {
  const folder = temporaryFolder({
    ...{ "a/meta.json": '{ "pages": ["!x", "...", "!sub"] }', "a/x.md": "# X", "a/y.md": "# Y", "a/sub/z.md": "# Z" },
    "b/_meta.js": 'export default { index: { display: "hidden" }, v: { title: "V", display: "hidden" }, w: "" }',
    ...{ "b/index.md": "# Bee", "b/v.md": "# V", "b/w.md": "# W" },
    ...{ "c/_meta.js": 'export default { u: { display: "hidden" } }', "c/u.md": "# U" },
  });
  const { pages, metas } = readForeignPages({ folder, label: "docs", isForeign: true, staticFolders: [] });
  const sidebars = sidebarsOfFolders(pages, "Overview", metas);
  expect(Object.values(sidebars).map(({ label, items }) => [label, labels(items)])).toEqual([
    ["A", ["Y"]],
    ["Bee", ["W"]],
  ]);
});

test("links a Docusaurus category to the page whose ID it names", () => {
  const folder = temporaryFolder();
  const link = (id: string) => JSON.stringify({ link: { type: "doc", id } });
  writeFiles(folder, {
    ...{ "a/one/_category_.json": link("start"), "a/one/02-start.md": "# Start", "a/one/index.md": "# Index" },
    ...{
      "a/two/_category_.json": link("a/two-own"),
      "a/two-own.md": "---\nid: two-own\n---\n# Own",
      "a/two/x.md": "# X",
    },
    ...{ "a/three/_category_.json": link("nowhere"), "a/three/y.md": "# Y" },
  });
  const { pages, metas } = readForeignPages({ folder, label: "docs", isForeign: true, staticFolders: [] });
  const { a } = sidebarsOfFolders(pages, "Overview", metas);
  expect(a?.items.map(({ label, href }) => [label, href])).toEqual([
    ["Start", "/a/one/02-start"],
    ["Three", undefined],
    ["Own", "/a/two-own"],
  ]);
  expect(labels(a?.items ?? [])).toEqual([
    ["Start", ["Index"]],
    ["Three", ["Y"]],
    ["Own", ["X"]],
  ]);
});
