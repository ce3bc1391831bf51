import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Where each test run leaves a report. The whole path: Playwright takes relative names from its configuration. */
export const reportsFolder = resolve(".cache", "reports");

/** Every test that the named stages ran, slowest first: its name and its milliseconds. */
export function slowestTests(names, count, folder = reportsFolder) {
  return testsOf(names, folder)
    .sort((a, b) => b.duration - a.duration)
    .slice(0, count);
}

/** Names of the tests that passed only when they were tried again. */
export function flakyTests(names, folder = reportsFolder) {
  return testsOf(names, folder)
    .filter(({ isFlaky }) => isFlaky)
    .map(({ name }) => name);
}

const testsOf = (names, folder) => names.flatMap((name) => testsIn(join(folder, `${name}.json`)));

/** Tests of a report: Vitest's and Playwright's JSON are told apart by their outermost lists. */
function testsIn(file) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    if (cause.code === "ENOENT") return [];
    throw cause;
  }
  if (report.testResults) {
    return report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ name: fullName, duration: duration ?? 0 })),
    );
  }
  return report.suites.flatMap(specsIn).flatMap(({ file: spec, title, tests }) =>
    tests.map(({ results, status }) => ({
      name: `${spec}: ${title}`,
      isFlaky: status === "flaky",
      duration: results.reduce((sum, result) => sum + result.duration, 0),
    })),
  );
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
