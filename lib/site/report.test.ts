import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { Issue } from "../types";
import { readReport, writeReport } from "./report";

const root = mkdtempSync(join(tmpdir(), "report-"));
const file = join(root, ".cache/report.json");
const issue: Issue = { severity: "error", file: "content/a.mdx", line: 3, message: "The link leads nowhere." };

afterEach(() => rmSync(join(root, ".cache"), { recursive: true, force: true }));

test("what is written is read, and nothing before it is", () => {
  expect(readReport(root)).toEqual([]);
  writeReport(root, [issue]);
  expect(readReport(root)).toEqual([issue]);
});

test.each([[[]], [[issue]]])(
  "a report like the last one is not written, so that no page is shown again: %j",
  (issues) => {
    writeReport(root, issues);
    const { ino } = statSync(file);
    writeReport(root, issues);
    expect(statSync(file).ino).toBe(ino);
    expect(readdirSync(join(root, ".cache"))).toEqual(["report.json"]);
  },
);
