import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Issue } from "../types";

const reportFile = (root: string) => join(root, ".cache", "report.json");

/** What the checks found last while authoring; nothing when they have not run yet. */
export function readReport(root: string): Issue[] {
  try {
    return JSON.parse(readFileSync(reportFile(root), "utf8")) as Issue[];
  } catch {
    // Not there yet: the checks write it whole, so it is never half a report.
    return [];
  }
}

/** Keeps what the checks found, for the live preview. A report like the last one is not written: nothing would change. */
export function writeReport(root: string, issues: readonly Issue[]): void {
  const file = reportFile(root);
  const text = JSON.stringify(issues);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
