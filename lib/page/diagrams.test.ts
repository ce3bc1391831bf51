import { mkdirSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";
import { drawingsOf, readMermaid } from "./diagrams";
import { mermaidEntry } from "./mermaid";

const makers = [
  "components/mdx/diagram/draw-diagram.ts",
  "components/mdx/diagram/settle-drawing.ts",
  "components/mdx/diagram/theme.ts",
  "app/styles/fonts.css",
  "node_modules/mermaid/package.json",
];

function project(): string {
  const root = temporaryFolder(Object.fromEntries(makers.map((file) => [file, "made by this"])));
  return root;
}

test("finds a drawing only by the exact text it was made from", () => {
  const root = project();
  const drawings = drawingsOf(root, join(root, "content"));
  expect([drawings.names(), drawings.find("pie")]).toEqual([[], undefined]);
  mkdirSync(drawings.folder, { recursive: true });
  writeFileSync(join(drawings.folder, drawings.fileOf("pie")), "<svg/>");
  expect([drawings.find("pie"), drawings.find("pie ")]).toEqual(["<svg/>", undefined]);
});

test.each(makers)("invalidates drawings when %s changes", (file) => {
  const root = project();
  const before = drawingsOf(root, join(root, "content"));
  mkdirSync(before.folder, { recursive: true });
  writeFileSync(join(before.folder, before.fileOf("pie")), "<svg/>");
  writeFileSync(join(root, file), "changed");
  expect(drawingsOf(root, join(root, "content")).find("pie")).toBeUndefined();
});

test("bundles every Mermaid module that another one imports", () => {
  const modules = readMermaid(".");
  expect(modules.has(mermaidEntry)).toBe(true);
  for (const [name, read] of modules) {
    const named = [...read().matchAll(/(?:from|import\(?)"(\.[^"]+)"/g)].map(([, to = ""]) => to);
    const missing = named.filter((to) => !modules.has(posix.join(posix.dirname(name), to)));
    expect(missing, name).toEqual([]);
  }
});
