import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeFiles } from "../../testing/write-files";
import type { SidebarItem } from "../../types";
import { sidebarsOfNav } from "./nav-sidebars";
import { readForeignPages } from "./tree";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "myst-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const shown = (items: readonly SidebarItem[]): unknown[] =>
  items.map((item) =>
    item.type === "category"
      ? [`${item.label} ${item.href ?? ""}${item.collapsed ? "" : " open"}`, shown(item.items)]
      : `${item.label} ${item.href}`,
  );

function navigationOf(files: Readonly<Record<string, string>>): unknown[] {
  writeFiles(folder, files);
  const { nav, pages, metas } = readForeignPages({ folder, label: "docs", isForeign: true, staticFolders: [] });
  if (!nav) return [];
  const { sidebars } = sidebarsOfNav(nav, pages, { overview: "Overview", contents: "Contents" }, metas);
  return Object.values(sidebars).map(({ label, items }) => [label, shown(items)]);
}

const pages = {
  "setup.md": "(setup)=\n# Set it up",
  "more/b.md": "# Bee",
  "more/c.md": "# Sea",
  "api/d.md": "# Dee",
};

test("what pages list in Sphinx is a book, captions its parts, from the first page on", () => {
  const first =
    "# Home\n\n```{toctree}\n:hidden:\n:caption: Start\n\nsetup\nMore <more/index>\nhttps://x.example\nself\n```\n";
  const files = {
    ...pages,
    "index.md": `${first}\n:::{toctree}\n---\nglob:\n---\napi/*\nindex\n:::\n`,
    "more/index.md": "# All\n\n```{toctree}\nc\n/more/b.md\n```\n",
  };
  expect(navigationOf(files)).toEqual([
    [
      "Contents",
      [["Start  open", ["Set it up /setup", ["More /more", ["Sea /more/c", "Bee /more/b"]]]], "Dee /api/d", "Home /"],
    ],
  ]);
});

test("the navigation of Jupyter Book has parts with chapters and sections", () => {
  const toc = `format: jb-book
root: index
parts:
  - caption: Start
    chapters:
      - file: setup
        title: Setting up
        sections:
          - file: more/b
      - url: https://x.example
`;
  expect(navigationOf({ ...pages, "index.md": "# Home", "_toc.yml": toc })).toEqual([
    ["Contents", ["Home /", ["Start  open", [["Setting up /setup", ["Bee /more/b"]]]]]],
  ]);
});

test("a tree whose first page lists nothing has the navigation of its folders", () => {
  expect(navigationOf({ ...pages, "index.md": "# Home" })).toEqual([]);
});
