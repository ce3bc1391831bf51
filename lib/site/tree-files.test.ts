import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isServed, readServed } from "./tree-files";

const tree = mkdtempSync(join(tmpdir(), "tree-"));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(tree, name)), { recursive: true });
  writeFileSync(join(tree, name), text);
};

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
])("whether readers get %s of another tree: %s", (path, expected) => {
  expect(isServed(path)).toBe(expected);
});

test("a file is read from the first folder that has it, unless it is not for readers or runs code", () => {
  write("public/a.svg", "<svg/>");
  write("a.svg", "<svg></svg>");
  write("b.svg", "<svg onload='x()'/>");
  write("page.md", "# Page");
  write("folder.png/c.png", "png");
  const read = (path: string) => readServed(path, [join(tree, "public"), tree])?.toString();
  expect(read("/a.svg")).toBe("<svg/>");
  expect(read("/folder.png/c.png")).toBe("png");
  for (const path of ["/b.svg", "/page.md", "/none.png", "/folder.png", "/../a.svg"])
    expect(read(path)).toBeUndefined();
});
