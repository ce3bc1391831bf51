import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { foreignPagesOf } from "./files";
import { readWrittenNav } from "./written-nav";

test.each([
  ["# In short\n", ["SUMMARY.md", "a.md"]],
  ["- [A](a.md)\n", ["a.md"]],
])("a summary that says %j leaves the pages %j", (text, pages) => {
  const folder = mkdtempSync(join(tmpdir(), "summary-"));
  writeFileSync(join(folder, "SUMMARY.md"), text);
  const { nav } = readWrittenNav({ folder, label: "docs" });
  expect(foreignPagesOf(["SUMMARY.md", "a.md"], nav)).toEqual(pages);
  rmSync(folder, { recursive: true, force: true });
});
