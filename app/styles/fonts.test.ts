import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { fontFile } from "@/components/layout/head-links";

const css = readFileSync("app/styles/fonts.css", "utf8");

test("all fonts together weigh at most 40 KB and come with their license", () => {
  const files = readdirSync("public/fonts");
  const bytes = files.filter((name) => name.endsWith(".woff2")).map((name) => statSync(`public/fonts/${name}`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
  expect(readFileSync("public/fonts/OFL.txt", "utf8")).toContain("SIL OPEN FONT LICENSE");
});

test("the font that is preloaded is the one the style sheet names", () => {
  expect([...css.matchAll(/url\("([^"]*)"\)/g)].map(([, url]) => url)).toEqual([fontFile]);
});

test("every face has a fallback with the same height, and none swaps later", () => {
  expect(css.match(/font-display: optional/g)).toHaveLength(1);
  expect(css).not.toContain("font-display: swap");
  expect(css.match(/ascent-override/g)).toHaveLength(2);
});
