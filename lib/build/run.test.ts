import { spawnSync } from "node:child_process";
import { copyFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";
import { writeFiles } from "../testing/write-files";
import { launcher } from "./programs.mjs";

test.each([
  [[], '""'],
  [["lib/build/bin/chekc.ts"], '"lib/build/bin/chekc.ts"'],
])("fails with the next step for a missing program: %j", (words, named) => {
  const { status, stderr } = spawnSync(process.execPath, [launcher, ...words], { encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toBe(`There is no program ${named}. Name its file: node lib/build/run.mjs lib/build/bin/check.ts\n`);
});

test("tells what is wrong with a file that no program can be compiled without", () => {
  const root = temporaryFolder();
  writeFiles(root, { "tsconfig.json": "{\n  oops", "lib/build/configuration/configuration-errors.ts": "" });
  for (const name of ["lib/build/run.mjs", "lib/build/programs.mjs"]) copyFileSync(name, join(root, name));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const words = ["lib/build/run.mjs", "tsconfig.json"];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8", cwd: root });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^error {3}tsconfig\.json:2:3 {2}The file cannot be loaded: [^\n]+\n {8}Nothing runs without it\./,
  );
  expect(stderr).not.toContain(" at ");
});
