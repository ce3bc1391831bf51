import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { launcher } from "./programs.mjs";

test.each([
  [[], '""'],
  [["lib/build/bin/chekc.ts"], '"lib/build/bin/chekc.ts"'],
])("fails with the next step for a missing program: %j", (words, named) => {
  const { status, stderr } = spawnSync(process.execPath, [launcher, ...words], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toBe(`There is no program ${named}. Name its file: node lib/build/run.mjs lib/build/bin/check.ts\n`);
});
