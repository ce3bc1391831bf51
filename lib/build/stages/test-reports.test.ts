import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";
import { flakyTests, slowestTests } from "./test-reports.mjs";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder();
});

test("sorts tests from both runners' reports slowest first, skipping stages without a report", () => {
  const unit = { testResults: [{ assertionResults: [{ fullName: "adds", duration: 5 }, { fullName: "skipped" }] }] };
  const inner = {
    specs: [{ file: "a.spec.ts", title: "opens", tests: [{ results: [{ duration: 7 }, { duration: 2 }] }] }],
  };
  writeFileSync(join(folder, "unit.json"), JSON.stringify(unit));
  writeFileSync(join(folder, "e2e.json"), JSON.stringify({ suites: [{ specs: [], suites: [inner] }] }));
  expect(slowestTests(["lint", "unit", "e2e"], 2, folder)).toEqual([
    { name: "a.spec.ts: opens", duration: 9, isFlaky: false },
    { name: "adds", duration: 5 },
  ]);
});

test("lists tests that passed only on retry as flaky", () => {
  const specOf = (title: string, status: string) => ({ file: "a.spec.ts", title, tests: [{ status, results: [] }] });
  const specs = [specOf("opens", "expected"), specOf("comes back", "flaky")];
  writeFileSync(join(folder, "e2e.json"), JSON.stringify({ suites: [{ specs }] }));
  expect(flakyTests(["lint", "e2e"], folder)).toEqual(["a.spec.ts: comes back"]);
});
