import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { hashFiles } from "./hash";
import { temporaryFolder } from "./testing/temporary-folder";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

test("ignores a dangling symlink", () => {
  writeFileSync(join(root, "a.ts"), "1");
  const before = hashFiles(root, ["."]);
  symlinkSync("someone@host.1234", join(root, ".#a.ts"));
  expect(hashFiles(root, ["."])).toBe(before);
});

test("a changed file changes the hash, a changed test does not", () => {
  writeFileSync(join(root, "a.ts"), "1");
  const before = hashFiles(root, ["."]);
  writeFileSync(join(root, "a.test.ts"), "1");
  expect(hashFiles(root, ["."])).toBe(before);
  writeFileSync(join(root, "a.ts"), "2");
  expect(hashFiles(root, ["."])).not.toBe(before);
});
