import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "../list-files";

const files = [
  "lib/product/settings.ts",
  ...listFiles("lib/product/reference/contracts").files.map((name) => `lib/product/reference/contracts/${name}`),
  ...listFiles("i18n")
    .files.filter((name) => name.endsWith(".ts"))
    .map((name) => `i18n/${name}`),
];

test("interface texts never hard-code the product name, so rebranding is a change in one place", () => {
  expect(files).toContain("i18n/de/labels.ts");
  for (const file of files) {
    const named = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => /["'`][^"'`]*\bPlanloom\b[^"'`]*["'`]/.test(line) && !/\b(?:brand =|authored:)/.test(line));
    expect(named, file).toEqual([]);
  }
});
