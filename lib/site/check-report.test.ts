import { readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";
import type { Issue } from "../types";
import { readCheckReport, writeCheckReport } from "./check-report";

const root = temporaryFolder();
const file = join(root, ".cache/report.json");
const issue: Issue = { severity: "error", file: "content/a.mdx", line: 3, message: "The link leads nowhere." };

afterEach(() => rmSync(join(root, ".cache"), { recursive: true, force: true }));

test("reads back the report it wrote, and none before the first write", () => {
  expect(readCheckReport(root)).toEqual([]);
  writeCheckReport(root, [issue]);
  expect(readCheckReport(root)).toEqual([issue]);
});

test.each([[[]], [[issue]]])("does not rewrite an unchanged report, so that no page reloads: %j", (issues) => {
  writeCheckReport(root, issues);
  const { ino } = statSync(file);
  writeCheckReport(root, issues);
  expect(statSync(file).ino).toBe(ino);
  expect(readdirSync(join(root, ".cache"))).toEqual(["report.json"]);
});
