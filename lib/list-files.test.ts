import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "./list-files";
import { temporaryFolder } from "./testing/temporary-folder";

test("omits and reports symlinks that leave the folder, loop, or dangle, and follows those inside", () => {
  const around = temporaryFolder();
  const folder = join(around, "docs");
  mkdirSync(join(folder, "a"), { recursive: true });
  writeFileSync(join(around, "secret.md"), "# Secret\n");
  writeFileSync(join(folder, "a", "b.md"), "# B\n");
  symlinkSync("../secret.md", join(folder, "leak.md"));
  symlinkSync("..", join(folder, "a", "loop"));
  symlinkSync("self.md", join(folder, "self.md"));
  symlinkSync("a/b.md", join(folder, "c.md"));
  const { files, issues } = listFiles(folder);
  expect(files).toEqual(["a/b.md", "c.md"]);
  expect(issues.map(({ file, message }) => `${file} ${message}`)).toEqual([
    "a/loop The symbolic link leads out of the folder: it is left out.",
    "leak.md The symbolic link leads out of the folder: it is left out.",
    "self.md The symbolic link leads nowhere: it is left out.",
  ]);
});

test("silently ignores editor lock files", () => {
  const folder = temporaryFolder({ "a.md": "# A\n" });
  symlinkSync("author@desk.4711:1795900000", join(folder, ".#a.md"));
  expect(listFiles(folder)).toEqual({ files: ["a.md"], issues: [] });
});
