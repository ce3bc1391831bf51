import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "./open-site";
import { checkSite } from "./run-check";

test("nothing in a page of another tree fails a build: it is told as a warning, at its place", async () => {
  const tree = mkdtempSync(join(tmpdir(), "tree-"));
  mkdirSync(join(tree, "guide"));
  const text =
    "# A\n\n![x](no.png)\n\n::: odd\nText.\n:::\n\n<Video />\n\n[y](javascript:alert)\n\n```js {9}\na\n```\n\n:::tip\nNever closed.\n";
  writeFileSync(join(tree, "guide", "a.md"), text);
  writeFileSync(join(tree, "robots.txt.md"), "# Robots\n");
  const environment = { root: process.cwd(), contentDir: tree, isAuthoring: false, isOptimized: true, isStrict: false };
  const { issues } = await checkSite(await openSite(environment, { includeDrafts: true }));
  rmSync(tree, { recursive: true });
  expect(issues.filter(({ severity }) => severity === "error")).toEqual([]);
  const told = issues
    .map(({ file, line, message }) => `${file.slice(tree.length + 1)}:${line ?? ""} ${message}`)
    .join("\n");
  for (const expected of [
    'guide/a.md:3 Image "/guide/no.png" does not exist.',
    'guide/a.md:5 Unknown block ":::odd"',
    "guide/a.md:9 Component <Video> is unknown here",
    'guide/a.md:11 The address "javascript:alert" is left out',
    'robots.txt.md: "/robots.txt" is an address that the site itself uses',
  ]) {
    expect(told).toContain(expected);
  }
});
