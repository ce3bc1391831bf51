import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder";

let folder = "";
beforeEach(() => {
  folder = temporaryFolder();
});

const program = resolve("lib/build/bin/changed.mjs");
const run = (...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() },
  });
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], { cwd: folder, stdio: "ignore" });

test("fails with git's reason when git cannot list the changes", () => {
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^git diff -z --name-only --no-renames HEAD failed: .*not a git repository.*\nRun this in a clone with history\.\n$/i,
  );
});

test("fails when the base commit does not exist instead of falling back to the last commit", () => {
  git("init", "-b", "trunk");
  git("commit", "--allow-empty", "-m", "First");
  expect(run()).toMatchObject({ status: 0, stdout: "Nothing has changed.\n" });
  const { status, stderr } = run("tests");
  expect(status).toBe(1);
  expect(stderr).toContain("git merge-base HEAD main failed: ");
  expect(stderr).toContain("npm run test:changed -- HEAD~3");
});

test("recognizes changed files with non-ASCII names", () => {
  git("init");
  git("commit", "--allow-empty", "-m", "First");
  writeFileSync(join(folder, "gr\u00f6\u00dfe.ts"), "");
  // Neither Biome nor TypeScript is installed here: that both are invoked shows that the file was recognized as code.
  expect(run()).toMatchObject({ status: 1, stdout: expect.stringMatching(/biome[\s\S]*tsc|tsc[\s\S]*biome/) });
});

test("checks what may refer to a deleted file", () => {
  git("init", "-b", "main");
  writeFileSync(join(folder, "code.ts"), "");
  mkdirSync(join(folder, "public"));
  writeFileSync(join(folder, "public", "board.png"), "");
  writeFileSync(join(folder, "package.json"), '{ "scripts": { "check": "echo Checked." } }');
  git("add", ".");
  git("commit", "-m", "First");
  rmSync(join(folder, "code.ts"));
  expect(run()).toMatchObject({ status: 1, stdout: expect.stringMatching(/tsc/) });
  expect(run().stdout).not.toMatch(/biome/);
  git("checkout", "code.ts");
  rmSync(join(folder, "public", "board.png"));
  expect(run()).toMatchObject({ status: 0, stdout: "Done: check\n" });
});
