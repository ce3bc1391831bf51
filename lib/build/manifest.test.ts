import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownManifest } from "../nav/manifest";
import { loadManifest } from "./manifest";

let tree = "";
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), "tree-"));
  vi.stubEnv("CONTENT_DIR", tree);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(tree, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}
const load = (drafts = false) => loadManifest(process.cwd(), drafts);

test("our own content has our own manifest, however it is named", async () => {
  for (const named of ["", "content", join(process.cwd(), "content")]) {
    vi.stubEnv("CONTENT_DIR", named);
    expect(await load()).toBe(ownManifest);
  }
});

test("another tree has the sections of its folders, and only those links of the footer that lead somewhere", async () => {
  write("guide/a.md", "# A");
  write("node_modules/x/README.md", "# X");
  write(".github/y.md", "# Y");
  write("guide/b.md", "---\ndraft: true\n---\n# B");
  write("roadmap.md", "# Plan");
  const { sidebars, navbar, footer, announcementBar, hasBlog } = await load();
  expect(Object.keys(sidebars)).toEqual(["overview", "guide"]);
  expect(navbar).toEqual([
    { label: "Overview", href: "/roadmap" },
    { label: "Guide", href: "/guide/a" },
  ]);
  const links = footer.flatMap(({ items }) => items.map(({ href }) => href));
  expect(links.filter((href) => href.startsWith("/"))).toEqual(["/roadmap"]);
  expect(links.length).toBeGreaterThan(5);
  expect(announcementBar).toBeUndefined();
  expect(hasBlog).toBe(false);
  expect((await load(true)).sidebars.guide?.items).toHaveLength(2);
});

test("a post makes a blog, a draft only while authoring", async () => {
  write("a.md", "# A");
  write("blog/post.md", "---\ntitle: Post\ndraft: true\n---\nText.");
  expect((await load()).hasBlog).toBe(false);
  expect((await load(true)).hasBlog).toBe(true);
});

test("sections that have no room in the navbar stand in a menu", async () => {
  for (const name of ["a", "b", "c", "d", "e", "f"]) write(`${name}/x.md`, "Text.");
  const { navbar } = await load();
  expect(navbar.map(({ label }) => label)).toEqual(["A", "B", "C", "D", "More"]);
  expect(navbar.at(-1)?.items).toEqual([
    { label: "E", href: "/e/x" },
    { label: "F", href: "/f/x" },
  ]);
});

test("a tree may bring its sidebars", async () => {
  write("a.md", "# A");
  write(
    "sidebars.ts",
    'export const sidebars = { mine: { label: "Mine", href: "/a", items: [{ type: "link", label: "A", href: "/a" }] } };',
  );
  expect((await load()).sidebars.mine?.label).toBe("Mine");
});

test("says what is wrong with the tree", async () => {
  await expect(load()).rejects.toThrow(/which has no .md or .mdx files to publish/);
  write("a.md", "# A");
  write("sidebars.ts", "export const sidebar = {};");
  await expect(load()).rejects.toThrow(/whose sidebars.ts exports no sidebars/);
  vi.stubEnv("CONTENT_DIR", join(tree, "a.md"));
  await expect(load()).rejects.toThrow(/which is no folder/);
});
