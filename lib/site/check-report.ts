import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Issue } from "../types";

const reportFile = (root: string) => join(root, ".cache", "report.json");

/** Reads the last findings of the checks in the live preview; none if they have not run yet. */
export function readCheckReport(root: string): Issue[] {
  try {
    return JSON.parse(readFileSync(reportFile(root), "utf8")) as Issue[];
  } catch {
    // Not there yet: the checks write it whole, so it is never half a report.
    return [];
  }
}

/** Writes the findings of the checks for the live preview, unless they equal the last ones. */
export function writeCheckReport(root: string, issues: readonly Issue[]): void {
  const file = reportFile(root);
  const text = JSON.stringify(issues);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
