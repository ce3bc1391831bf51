import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { onTestFinished } from "vitest";

/** A copy of the test site as deep in the project as the original, from where its manifest imports; it is removed after the test. */
export function copyTestSite(): string {
  mkdirSync(".cache", { recursive: true });
  const siteDir = mkdtempSync(".cache/site-");
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  cpSync("tests/site", siteDir, { recursive: true });
  return siteDir;
}
