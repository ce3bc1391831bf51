import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";
import { writeFiles } from "../testing/write-files";
import { contentPlace } from "./place";
import { isServed, readServed } from "./tree-files";

const tree = temporaryFolder();

test.each([
  ["images/a.png", true],
  ["_static/logo.svg", true],
  ["data/openapi.json", true],
  ["_build/html/_images/a.png", false],
  ["_site/assets/a.png", false],
  ["_drafts/a.png", false],
  ["guide.md", false],
  ["theme/button.tsx", false],
  ["_category_.json", false],
  ["_redirects", false],
  ["_data/team.yml", false],
  [".vitepress/logo.png", false],
  ["node_modules/a/b.png", false],
])("serves %s from a foreign tree: %s", (path, expected) => {
  expect(isServed(path)).toBe(expected);
});

test("reads a served file from the first folder that has it, except hidden files and active content", () => {
  writeFiles(tree, {
    "public/a.svg": "<svg/>",
    "a.svg": "<svg></svg>",
    "b.svg": "<svg onload='x()'/>",
    "page.md": "# Page",
    "folder.png/c.png": "png",
  });
  const read = (path: string) => readServed(path, [join(tree, "public"), tree])?.toString();
  expect(read("/a.svg")).toBe("<svg/>");
  expect(read("/folder.png/c.png")).toBe("png");
  for (const path of ["/b.svg", "/page.md", "/none.png", "/folder.png", "/../a.svg"])
    expect(read(path)).toBeUndefined();
});

test("serves what GitBook keeps in a hidden folder and Astro with its source, but neither settings nor data", () => {
  writeFiles(tree, {
    "package.json": "{}",
    "src/space/page.md": "# Page",
    "src/space/.gitbook/assets/a (1).png": "png",
    "src/space/.gitbook/vars.yaml": "a: 1",
    "src/assets/b.svg": "<svg/>",
    "src/assets/key.json": "{}",
    "src/assets/a.scss": "a {}",
  });
  const { staticFolders } = contentPlace({ root: tree, contentDir: "src/space" });
  const read = (path: string) => readServed(path, staticFolders)?.toString();
  expect(read("/assets/a (1).png")).toBe("png");
  expect(read("/b.svg")).toBe("<svg/>");
  for (const path of ["/vars.yaml", "/key.json", "/a.scss"]) expect(read(path)).toBeUndefined();
});
