import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "../types";
import { writeIfChanged } from "./write-if-changed";

const reportFile = (root: string) => join(root, ".cache", "report.json");

/** Reads the last findings of the checks in the live preview; none if they have not run yet. */
export function readCheckReport(root: string): Issue[] {
  try {
    return JSON.parse(readFileSync(reportFile(root), "utf8")) as Issue[];
  } catch {
    // No report yet. Writes are atomic, so a report is never truncated.
    return [];
  }
}

/** Writes the findings of the checks for the live preview, unless they equal the last ones. */
export const writeCheckReport = (root: string, issues: readonly Issue[]): void =>
  writeIfChanged(reportFile(root), JSON.stringify(issues));
