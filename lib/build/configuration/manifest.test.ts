import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hrefsOf } from "../../nav/flatten";
import { ownManifest } from "../../nav/manifest";
import { readEnvironment } from "../../site/environment";
import { temporaryFolder } from "../../testing/temporary-folder";
import { writeFiles } from "../../testing/write-files";
import { docTypes } from "../../types";
import { loadManifest } from "./manifest";
import { openSite } from "./open-site";

let tree = "";
beforeEach(() => {
  tree = temporaryFolder();
  vi.stubEnv("CONTENT_DIR", tree);
});

const write = (file: string, text: string) => writeFiles(tree, { [file]: text });
const load = (drafts = false) => loadManifest(readEnvironment(), drafts);

test("returns our own manifest for our own content, however CONTENT_DIR names it", async () => {
  for (const named of ["", "content", join(process.cwd(), "content")]) {
    vi.stubEnv("CONTENT_DIR", named);
    expect(await load()).toBe(ownManifest);
  }
});

test("derives a foreign tree's sections from its folders", async () => {
  write("guide/a.md", "# A");
  write("node_modules/x/README.md", "# X");
  write(".github/y.md", "# Y");
  write("guide/b.md", "---\ndraft: true\n---\n# B");
  write("roadmap.md", "# Plan");
  const { sidebars, navbar, announcementBar, hasBlog } = await load();
  expect(Object.keys(sidebars)).toEqual(["overview", "guide"]);
  expect(navbar).toEqual([
    { label: "Overview", href: "/roadmap" },
    { label: "Guide", href: "/guide/a" },
  ]);
  expect(announcementBar).toBeUndefined();
  expect(hasBlog).toBe(false);
  expect((await load(true)).sidebars.guide?.items).toHaveLength(2);
});

test("falls back to folders when a navigation file lists no existing page", async () => {
  write("guide/a.md", "# A");
  write("SUMMARY.md", "- [B](b.md)\n");
  const { sidebars, standalonePages } = await load();
  expect(Object.keys(sidebars)).toEqual(["guide"]);
  expect(standalonePages).toEqual([]);
});

test("omits drafts from our own manifest in an export", async () => {
  vi.stubEnv("CONTENT_DIR", "");
  const root = temporaryFolder();
  const environment = { ...readEnvironment(), root };
  const pageOf = (more = "") => `---\ntitle: A\ndescription: b\ntype: concept\n${more}---\n`;
  mkdirSync(join(root, "content/user"), { recursive: true });
  writeFileSync(join(root, "content/user/profiles.mdx"), pageOf("draft: true\n"));
  writeFileSync(join(root, "content/user/layouts.mdx"), pageOf());
  const hrefsIn = ({ sidebars }: typeof ownManifest) => hrefsOf(Object.values(sidebars).flatMap(({ items }) => items));
  const exported = await loadManifest(environment, false);
  expect(hrefsIn(exported)).not.toContain("/user/profiles");
  expect(hrefsIn(exported)).toContain("/user/layouts");
  expect(exported.isOwn).toBe(true);
  expect(await loadManifest(environment, true)).toBe(ownManifest);
});

test("adds a blog when there is a post, counting drafts only while authoring", async () => {
  write("a.md", "# A");
  write("blog/post.md", "---\ntitle: Post\ndate: 2026-01-02\ndraft: true\n---\nText.");
  expect(await load()).toMatchObject({ hasBlog: false, navbar: [{ label: "Overview" }] });
  expect(await load(true)).toMatchObject({
    hasBlog: true,
    navbar: [{ label: "Overview" }, { label: "Blog", href: "/blog" }],
  });
});

test("moves sections that do not fit in the navbar into a menu", async () => {
  for (const name of ["a", "b", "c", "d", "e", "f"]) write(`${name}/x.md`, "Text.");
  const { navbar } = await load();
  expect(navbar.map(({ label }) => label)).toEqual(["A", "B", "C", "D", "More"]);
  expect(navbar.at(-1)?.items).toEqual([
    { label: "E", href: "/e/x" },
    { label: "F", href: "/f/x" },
  ]);
});

test("ends a long section menu with a link to all pages", async () => {
  for (let section = 10; section < 30; section++) write(`part-${section}/x.md`, "Text.");
  const items = (await load()).navbar.at(-1)?.items ?? [];
  expect(items.map(({ label }) => label).slice(-2)).toEqual(["Part 25", "All pages"]);
  expect(items.at(-1)?.href).toBe("/search");
});

test("uses the sidebars of a foreign tree", async () => {
  write("a.md", "# A");
  write(
    "sidebars.ts",
    'export const sidebars = { mine: { label: "Mine", href: "/a", items: [{ type: "link", label: "A", href: "/a" }] } };',
  );
  expect((await load()).sidebars.mine?.label).toBe("Mine");
});

test("reports the malformed entry of a foreign tree's sidebars", async () => {
  write("a.md", "# A");
  write(
    "sidebars.ts",
    'export const sidebars = {\n  mine: { label: "Mine", href: "/a", items: [{ type: "link", label: "A" }] },\n};\n',
  );
  await expect(load()).rejects.toMatchObject({
    issues: [
      { file: `${tree}/sidebars.ts`, line: 2, message: 'The entry "A" of the sidebar "mine" has no "href" text.' },
    ],
  });
});

test("rejects a foreign tree without pages, with a reserved path, without a sidebars export, or that is not a folder", async () => {
  await expect(load()).rejects.toThrow(/the folder has no .md or .mdx files to publish/);
  write("404.md", "# A");
  await expect(load()).rejects.toMatchObject({ issues: [{ file: `${tree}/404.md` }] });
  write("a.md", "# A");
  write("sidebars.ts", "export const sidebar = {};");
  await expect(load()).rejects.toMatchObject({
    issues: [{ file: `${tree}/sidebars.ts`, message: 'The file does not export "sidebars".' }],
  });
  vi.stubEnv("CONTENT_DIR", join(tree, "a.md"));
  await expect(load()).rejects.toThrow(/this is not a folder/);
});

test.each([
  [
    "does not compile",
    "export const sidebars = {\n  }}\n",
    { line: 2, column: 4, message: /^The file cannot be loaded: Unexpected/ },
  ],
  ["throws", "export const sidebars = {};\nJSON.parse('{');\n", { message: /^The file cannot be loaded: [^\n]+$/ }],
])(
  "locates what is wrong with the sidebars of a foreign tree when their file %s",
  async (_, text, { message, ...place }) => {
    write("a.md", "# A");
    write("sidebars.ts", text);
    await expect(load()).rejects.toMatchObject({
      issues: [{ file: `${tree}/sidebars.ts`, ...place, message: expect.stringMatching(message) }],
    });
  },
);

test("reports a manifest.ts that exports no manifest", async () => {
  vi.stubEnv("CONTENT_DIR", "");
  const siteDir = relative(process.cwd(), temporaryFolder({ "manifest.ts": "export const manifst = {};\n" }));
  vi.stubEnv("SITE_DIR", siteDir);
  await expect(load()).rejects.toMatchObject({
    issues: [{ file: `${siteDir}/manifest.ts`, message: 'The file does not export "manifest".' }],
  });
});

describe("the end-to-end test site", () => {
  beforeEach(() => {
    vi.stubEnv("CONTENT_DIR", "");
    vi.stubEnv("SITE_DIR", "tests/site");
  });
  const load = () => openSite(readEnvironment(), { includeDrafts: false });

  test("has the manifest and pages of its folder", async () => {
    const { manifest, place, routes, issues } = await load();
    expect(manifest).not.toBe(ownManifest);
    expect(place).toMatchObject({ label: "tests/site/content", isForeign: false });
    expect(routes.get("/keeper/knots")?.source.file).toBe("tests/site/content/keeper/knots.mdx");
    expect(routes.get("/keeper/knots")?.next).toEqual({
      href: "/keeper/knots-ropes",
      label: "Knots and ropes compared",
    });
    expect(issues).toEqual([]);
  });

  test("uses every author component and has a page of every type", async () => {
    const { routes, product } = await load();
    const sources = [...routes.values()].map(({ source }) => source);
    const text = sources.map(({ body }) => body).join("\n");
    expect(Object.keys(product.contracts()).filter((name) => !text.includes(`<${name}`))).toEqual([]);
    const types = new Set(sources.map(({ frontMatter }) => frontMatter.type));
    expect(docTypes.filter((type) => !types.has(type))).toEqual([]);
  });
});
