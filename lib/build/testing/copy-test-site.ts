import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { onTestFinished } from "vitest";

/** Copies the test site to the same depth in the project, so that its manifest's imports resolve; removed after the test. */
export function copyTestSite(): string {
  mkdirSync(".cache", { recursive: true });
  const siteDir = mkdtempSync(".cache/site-");
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  cpSync("tests/site", siteDir, { recursive: true });
  return siteDir;
}
