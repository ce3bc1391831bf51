import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { mainPathOf } from "../../nav/editions";
import { ownManifest } from "../../nav/manifest";
import { site } from "../../site";
import type { Environment } from "../../site/environment";
import { contentPlace } from "../../site/place";
import { temporaryFolder } from "../../testing/temporary-folder";
import { writeFiles } from "../../testing/write-files";
import { configurationOf, releasedIn } from "./configuration-links";

const environment: Environment = { root: process.cwd(), isAuthoring: false, isOptimized: false, isStrict: false };
const configured = (given: Partial<Environment> = {}) => {
  const { isOwn: _, ...foreign } = ownManifest;
  const manifest = Object.keys(given).length === 0 ? ownManifest : foreign;
  const all = { ...environment, ...given };
  return configurationOf({ environment: all, place: contentPlace(all), manifest });
};

test.each([
  ["of this project", {}, "sidebars.ts"],
  ["of another site of ours", { siteDir: "tests/site" }, "tests/site/manifest.ts"],
  ["of an older version", { siteDir: "tests/site", version: "1.0" }, "tests/site/content/_versions/1.0/sidebars.ts"],
])("finds the file of the sidebars %s and its text", (_, given, file) => {
  const { sidebarsFile, textOf } = configured(given);
  expect(sidebarsFile).toBe(file);
  expect(textOf(file)).toContain("sidebars");
});

test.each([
  ["a list", { "SUMMARY.md": "- [A](a.md)\n" }, "SUMMARY.md", "[A](a.md)"],
  ["a file of its project", { "../mkdocs.yml": "nav:\n  - A: a.md\n" }, "../mkdocs.yml", "A: a.md"],
  [
    "our own form",
    { "SUMMARY.md": "- [A](a.md)\n", "sidebars.ts": "export const sidebars = {};\n" },
    "sidebars.ts",
    "sidebars",
  ],
])("finds the sidebars of a foreign tree in %s", (_, files, file, text) => {
  const root = temporaryFolder();
  writeFiles(join(root, "docs"), { "../package.json": "{}", "a.md": "# A", ...files });
  const { sidebarsFile = "", contentFolder, textOf } = configured({ root, contentDir: "docs" });
  expect(contentFolder).toBe("docs");
  expect(sidebarsFile).toBe(posix.join("docs", file));
  expect(textOf(sidebarsFile)).toContain(text);
});

test("has no sidebars file when the sidebars are generated from folders", () => {
  expect(configured({ contentDir: "tests/foreign-tree/pages" }).sidebarsFile).toBeUndefined();
});

test("reports a list of released addresses that cannot be read", () => {
  const root = temporaryFolder();
  writeFiles(root, { "content/a.mdx": "", "released.txt/a": "" });
  const all = { ...environment, root };
  expect(() => configurationOf({ environment: all, place: contentPlace(all), manifest: ownManifest })).toThrow(
    "released.txt:1  The file cannot be read: EISDIR: illegal operation on a directory. Make it a readable file",
  );
});

test.each([
  ["of this project", {}, "redirects.ts"],
  ["of another site of ours", { siteDir: "tests/site" }, "tests/site/manifest.ts"],
])("finds the file of the redirects %s", (_, given, file) => {
  const { redirectsFile, textOf } = configured(given);
  expect(redirectsFile).toBe(file);
  expect(textOf(redirectsFile)).toContain("from: ");
});

test.each([
  ["/redirect.js", true],
  ["/openapi.yaml", true],
  ["/develop/changelog.xml", true],
  ["/sitemap.xml", true],
  ["/develop/llms.txt", true],
  ["/develop/openapi.yaml", false],
  ["/images/no-such.png", false],
  ["/images", false],
  ["/develop", false],
  ["/develop/api", false],
  ["/layout.tsx", false],
  ["/while-authoring", false],
  ["/blog/rss.xml", true],
  ["/blog/no-such-post", false],
  [`/${"a".repeat(300)}.png`, false],
  ["/a\0.png", false],
])("hasFile(%s) is %s", (path, expected) => {
  expect(configured().hasFile(path)).toBe(expected);
});

test("finds the version's main page at its line in the settings", () => {
  const { menuLinks } = configured();
  const settings = readFileSync("lib/product/settings.ts", "utf8").split("\n");
  const found = menuLinks.find(({ line }) => settings[line - 1]?.includes("mainDocId:"));
  expect(found?.href).toBe(mainPathOf(ownManifest.edition));
});

test.each(["\n", "\r\n"])("reads the paths of earlier releases with line ending %j", (end) => {
  const file = "released.txt";
  expect(releasedIn(["/a", "", "/b", ""].join(end))).toEqual([
    { href: "/a", file, line: 1 },
    { href: "/b", file, line: 3 },
  ]);
});

test("finds the feeds and their sections at their places in the settings", () => {
  const settings = readFileSync("lib/product/settings.ts", "utf8").split("\n");
  const places = configured().menuLinks.map(({ line = 0, column = 0 }) => settings[line - 1]?.slice(column - 12));
  const [{ href, section } = { href: "", section: "" }] = site.feeds ?? [];
  expect(places).toContainEqual(expect.stringContaining(`href: "${href}"`));
  expect(places).toContainEqual(expect.stringContaining(`section: "${section}"`));
});
