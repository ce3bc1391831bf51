import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Issue } from "../types";

const reportFile = (root: string) => join(root, ".cache", "report.json");

/** What the checks found last while authoring; nothing when they have not run yet. */
export function readReport(root: string): Issue[] {
  return JSON.parse(readText(reportFile(root)) ?? "[]") as Issue[];
}

/** Keeps what the checks found, for the live preview. A report like the last one is not written: nothing would change. */
export function writeReport(root: string, issues: readonly Issue[]): void {
  const file = reportFile(root);
  const text = JSON.stringify(issues);
  if (text === readText(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** The checks write a report whole, so that it is never half a report; without one there is no text. */
function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
