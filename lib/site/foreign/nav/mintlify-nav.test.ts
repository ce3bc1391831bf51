import { expect, test } from "vitest";
import { temporaryFolder } from "../../../testing/temporary-folder";
import { sidebarsOfNav } from "../sidebars/nav-sidebars";
import { readForeignPages } from "../tree";

const pages = {
  "README.md": "# About this repository",
  "index.mdx": "# Home",
  "guide/index.mdx": "# Guide",
  "guide/b.mdx": "# Bee",
  "api/c.mdx": "# Sea",
  "snippets/part.mdx": "A part.",
};

function navigationOf(name: string, file: object) {
  const folder = temporaryFolder({ ...pages, [name]: JSON.stringify(file) });
  const { nav, pages: read, issues } = readForeignPages({ folder, label: "docs", isForeign: true, staticFolders: [] });
  const written = nav && sidebarsOfNav(nav, read, { overview: "Overview", contents: "Contents" });
  return { ...written, files: read.map(({ source }) => source.file), issues };
}

const guide = { group: "Guide", root: "guide/index", pages: ["guide/b"] };

test("turns Mintlify tabs into sections, using the default language and version", () => {
  const tabs = [
    { tab: "Docs", groups: [{ group: "Start", pages: ["index", guide] }] },
    { tab: "API", pages: ["api/c", "GET /plants"] },
    { tab: "Blog", href: "https://x.example" },
  ];
  const versions = [
    { version: "1", groups: [] },
    { version: "2", default: true, tabs },
  ];
  const { sidebars } = navigationOf("docs.json", { navigation: { languages: [{ language: "en", versions }, {}] } });
  expect(Object.values(sidebars ?? {})).toEqual([
    {
      label: "Docs",
      href: "/",
      items: [
        {
          type: "category",
          label: "Start",
          collapsed: false,
          items: [
            { type: "link", label: "Home", href: "/" },
            {
              ...{ type: "category", label: "Guide", href: "/guide", collapsed: true },
              items: [{ type: "link", label: "Bee", href: "/guide/b" }],
            },
          ],
        },
      ],
    },
    { label: "API", href: "/api/c", items: [{ type: "link", label: "Sea", href: "/api/c" }] },
  ]);
});

test("turns groups without tabs into one section, also in a legacy mint.json", () => {
  const { sidebars, standalonePages } = navigationOf("mint.json", { navigation: [guide] });
  expect(Object.values(sidebars ?? {}).map(({ label, items }) => [label, items.map((item) => item.label)])).toEqual([
    ["Contents", ["Guide"]],
  ]);
  expect(standalonePages?.map(({ href }) => href)).toEqual(["/api/c"]);
});

test("skips snippets, and a README next to an index page", () => {
  const { files, issues } = navigationOf("docs.json", { navigation: { groups: [guide] } });
  expect(files).toEqual(["docs/api/c.mdx", "docs/guide/b.mdx", "docs/guide/index.mdx", "docs/index.mdx"]);
  expect(issues).toEqual([
    {
      severity: "log",
      file: "docs/README.md",
      message: "The file is left out: index.mdx beside it is the page of the folder.",
      hint: "If it is a page, rename it.",
    },
  ]);
});
