import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { canMount, runOnDisk } from "@/tests/unit/mounted-disk";
import { InputError } from "../input/validate";
import { temporaryFolder } from "../testing/temporary-folder";
import { BuildError, describeBuildFailure } from "./build-failure";
import { configurationIssues } from "./configuration/configuration-errors";
import { NextBuildError } from "./export/next-build";
import { launcher } from "./programs.mjs";

const refusal = (code: string, path?: string) => Object.assign(new Error(`${code}: no`), { code, path });

test.each([
  [
    refusal("ENOSPC", "out.new/a"),
    'The disk is full ("out.new/a"). Free some space and build again. The last export is unchanged.',
  ],
  [refusal("EROFS"), "The disk is read-only. Build where you can write. The last export is unchanged."],
  [
    refusal("EACCES", "out.new"),
    'Access is not permitted ("out.new"). Change the owner or the permissions, and build again. The last export is unchanged.',
  ],
  [new BuildError("Correct the errors above."), "Correct the errors above. The last export is unchanged."],
  [new NextBuildError("Next ended."), "Next ended. The last export is unchanged."],
  [
    new InputError([{ severity: "error", file: "a.yaml", line: 3, message: "No value.", hint: "Write one." }]),
    "error   a.yaml:3  No value.\n        Write one.\n1 error, 0 warnings, 0 logged\nThe last export is unchanged.",
  ],
])("describes %s without a stack", (cause, text) => expect(describeBuildFailure(cause)).toBe(text));

test("locates a mistake in labels or texts of a language, which are loaded during the build", () => {
  const root = temporaryFolder();
  const location = { file: "i18n/xx/labels.ts", line: 2, column: 0 };
  const refused = Object.assign(new Error("Build failed"), { errors: [{ text: 'Unexpected "}"', location }] });
  expect(describeBuildFailure(refused, configurationIssues(refused, root))).toMatch(
    /^error {3}i18n\/xx\/labels\.ts:2:1 {2}The file cannot be loaded: Unexpected "}"\n/,
  );
  const thrown = Object.assign(new Error("No."), { stack: `Error: No.\n    at ${root}/i18n/xx/labels.ts:7:3` });
  expect(describeBuildFailure(thrown, configurationIssues(thrown, root))).toMatch(
    /^error {3}i18n\/xx\/labels\.ts:7:3 {2}The file cannot be loaded: No\.\n/,
  );
});

test("includes the stack for internal errors", () => {
  expect(describeBuildFailure(new TypeError("no such thing"))).toMatch(/^TypeError: no such thing\n {4}at /);
});

test.each([{ EDITION_LANGUAGE: "de" }, { EDITION_VERSION: "2026.3" }])(
  "refuses to start a build of a single edition: %j",
  (named) => {
    const program = [launcher, "lib/build/bin/build.ts", "--full"];
    const { status, stderr } = spawnSync(process.execPath, program, {
      encoding: "utf8",
      env: { ...process.env, ...named },
      timeout: 20_000,
    });
    expect(status).toBe(1);
    expect(stderr).toContain("unset EDITION_LANGUAGE and EDITION_VERSION");
  },
);

let root = "";

/** A folder that looks like this project, with a tree of pages and the export of an earlier build. */
function projectWith(pages: number): string {
  root = temporaryFolder();
  const isMade = (name: string) => /^(?:\.|out|hosting)/.test(name);
  for (const name of readdirSync(".").filter((name) => !isMade(name))) symlinkSync(resolve(name), join(root, name));
  for (const folder of ["pages", "out", ".cache"]) mkdirSync(join(root, folder));
  for (let page = 0; page < pages; page++) writeFileSync(join(root, `pages/${page}.md`), `# Page ${page}\n\nText.\n`);
  writeFileSync(join(root, "out/index.html"), "last");
  return root;
}

test.skipIf(!canMount).each([
  ["few pages are read", 8],
  ["a thread reads pages as well", 401],
])("reports a full disk and keeps the last export when %s", (_, pages) => {
  const folder = projectWith(pages);
  // There is room for what is cached first, but none for the cached pages.
  const lines = ["mount -t tmpfs -o size=12k tmpfs .cache"];
  const environment = { CONTENT_DIR: "pages", CHECK: "", NODE_ENV: "production" };
  const { status, stderr } = runOnDisk(folder, lines, "lib/build/bin/build.ts", environment);
  expect(stderr).toBe("The disk is full. Free some space and build again. The last export is unchanged.\n");
  expect(status).toBe(1);
  expect(readdirSync(folder).filter((name) => /^(?:out|hosting)/.test(name))).toEqual(["out"]);
  expect(readdirSync(join(folder, "out"))).toEqual(["index.html"]);
  expect(readFileSync(join(folder, "out/index.html"), "utf8")).toBe("last");
});
