import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { fontFile } from "@/components/layout/head-links";

const css = readFileSync("app/styles/fonts.css", "utf8");

test("fonts total at most 14 KB and include their license", () => {
  const files = readdirSync("public/fonts");
  const bytes = files.filter((name) => name.endsWith(".woff2")).map((name) => statSync(`public/fonts/${name}`).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(14_000);
  expect(readFileSync("public/fonts/OFL.txt", "utf8")).toContain("SIL OPEN FONT LICENSE");
});

test("the preloaded font is the only one the style sheet references", () => {
  expect([...css.matchAll(/url\("([^"]*)"\)/g)].map(([, url]) => url)).toEqual([fontFile]);
});

test("every font face has a metric-adjusted fallback and does not swap after loading", () => {
  expect(css.match(/font-display: optional/g)).toHaveLength(1);
  expect(css).not.toContain("font-display: swap");
  expect(css.match(/ascent-override/g)).toHaveLength(2);
});

test("the font covers every letter of the pages and the interface", () => {
  const ranges = [...css.matchAll(/U\+([0-9A-F]{4})(?:-([0-9A-F]{4}))?/g)].map(([, from = "", to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  const isIn = (letter: string) =>
    ranges.some(([from = 0, to = 0]) => letter.charCodeAt(0) >= from && letter.charCodeAt(0) <= to);
  const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(mdx?|yaml)$/.test(name),
  );
  const letters = files.flatMap((name) => readFileSync(`content/${name}`, "utf8").match(/[\p{L}\p{N}]/gu) ?? []);
  expect([...new Set([...letters, ..."abcxyzäöüß"])].filter((letter) => !isIn(letter))).toEqual([]);
  expect(letters.length).toBeGreaterThan(10_000);
});
