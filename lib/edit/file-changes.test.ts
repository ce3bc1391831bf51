import fs, { chmodSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, symlinkSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder";
import { writeFiles } from "../testing/write-files";
import { EditError, FileChanges } from "./file-changes";

/** Mocks write failures: `refuse` returns the error message, or undefined to let a write through. */
function refuseWrites(refuse: (path: string, length: number) => string | undefined): void {
  const { writeFileSync: original } = fs;
  vi.spyOn(fs, "writeFileSync").mockImplementation((path, content) => {
    const reason = refuse(String(path), String(content).length);
    if (reason) throw new Error(reason);
    original(path, content);
  });
  syncBuiltinESMExports();
}

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
const write = (texts: Record<string, string>) => writeFiles(root, texts);
const texts = () => Object.fromEntries(readdirSync(root).map((name) => [name, readFileSync(join(root, name), "utf8")]));

test("restores all files when one of them cannot be written", () => {
  const before = { "a.mdx": "a", "locked.mdx": "b", "z.mdx": "c" };
  write(before);
  const changes = new FileChanges(root);
  for (const name of ["z.mdx", "a.mdx", "locked.mdx"]) changes.write(name, "new");
  refuseWrites((path) => (path.endsWith("locked.mdx") ? `EACCES: permission denied, open '${path}'` : undefined));
  expect(() => changes.apply()).toThrow(new EditError('"locked.mdx" cannot be written: EACCES: permission denied.'));
  expect(texts()).toEqual(before);
});

test("plans nothing for a file that keeps its text", () => {
  write({ "a.mdx": "a" });
  const changes = new FileChanges(root);
  changes.write("a.mdx", "a");
  expect(changes.files()).toEqual([]);
});

test("plans nothing for a file that keeps its text and has other line ends", () => {
  write({ "windows.ts": "[\r\n]\r\n" });
  const changes = new FileChanges(root);
  changes.write("windows.ts", "[\n]\n");
  expect(changes.files()).toEqual([]);
});

test("writes the line ends that a file has, unless it has both", () => {
  write({ "windows.ts": "[\r\n]\r\n", "unix.ts": "[\n]\n", "both.ts": "[\r\n]\n" });
  const changes = new FileChanges(root);
  for (const name of ["windows.ts", "unix.ts", "both.ts", "new.ts"]) changes.write(name, "[\r\n  a,\n]\n");
  changes.apply();
  expect(texts()).toEqual({
    "windows.ts": "[\r\n  a,\r\n]\r\n",
    "unix.ts": "[\r\n  a,\n]\n",
    "both.ts": "[\r\n  a,\n]\n",
    "new.ts": "[\r\n  a,\n]\n",
  });
});

test("deletes new files before restoring old ones when the disk is full", () => {
  const before = { "a.mdx": "a".repeat(40), "m.mdx": "m", "r.ts": "r" };
  write(before);
  const changes = new FileChanges(root);
  changes.move("a.mdx", "z.mdx");
  changes.write("m.mdx", "m".repeat(30));
  changes.write("r.ts", "r".repeat(30));
  const used = (path: string) =>
    Object.entries(texts()).reduce((sum, [name, text]) => (path.endsWith(name) ? sum : sum + text.length), 0);
  refuseWrites((path, length) => (used(path) + length > 85 ? "ENOSPC" : undefined));
  expect(() => changes.apply()).toThrow("ENOSPC");
  expect(texts()).toEqual(before);
});

test("undoes the removal of a symbolic link with the link, and that of a program with its right to run", () => {
  write({ "a.mdx": "a", "tool.sh": "b" });
  symlinkSync("a.mdx", join(root, "link.mdx"));
  chmodSync(join(root, "tool.sh"), 0o755);
  const changes = new FileChanges(root);
  changes.move("link.mdx", "moved.mdx");
  changes.remove("tool.sh");
  const undo = changes.apply();
  expect(texts()).toEqual({ "a.mdx": "a", "moved.mdx": "a" });
  expect(undo()).toEqual([]);
  expect(readlinkSync(join(root, "link.mdx"))).toBe("a.mdx");
  expect(statSync(join(root, "tool.sh")).mode & 0o111).toBe(0o111);
});

test("undoes a removal that fails between the target of a symbolic link and the link", () => {
  write({ "b.mdx": "b" });
  symlinkSync("b.mdx", join(root, "a.mdx"));
  const changes = new FileChanges(root);
  changes.move("b.mdx", "moved-b.mdx");
  changes.move("a.mdx", "moved-a.mdx");
  refuseWrites((path) => (path.endsWith("moved-a.mdx") ? "EIO" : undefined));
  expect(() => changes.apply()).toThrow('"moved-a.mdx" cannot be written: EIO.');
  expect(texts()).toEqual({ "a.mdx": "b", "b.mdx": "b" });
  expect(readlinkSync(join(root, "a.mdx"))).toBe("b.mdx");
});

test("names a file that cannot be read", () => {
  mkdirSync(join(root, "a.mdx"));
  expect(() => new FileChanges(root).read("a.mdx")).toThrow(
    new EditError('"a.mdx" cannot be read: EISDIR: illegal operation on a directory.'),
  );
});
