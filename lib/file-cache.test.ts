import { renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { FileCache } from "./file-cache";
import { temporaryFolder } from "./testing/temporary-folder";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const day = new Date("2026-03-02");

/** Writes a file with that day as its modification time. */
function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  utimesSync(path, day, day);
  return path;
}

test("recomputes when a file is replaced by another with the same modification time and size", () => {
  const cache = new FileCache<number>();
  const path = write("a", "one");
  expect(cache.get(path, () => 1)).toBe(1);
  expect(cache.get(path, () => 2)).toBe(1);
  renameSync(write("b", "two"), path);
  expect(cache.get(path, () => 3)).toBe(3);
});

test("does not cache values while the file does not exist", () => {
  const cache = new FileCache<number>();
  const path = join(folder, "a");
  expect(cache.get(path, () => 1)).toBe(1);
  expect(cache.get(path, () => 2)).toBe(2);
  write("a", "one");
  expect(cache.get(path, () => 3)).toBe(3);
  rmSync(path);
  expect(cache.get(path, () => 4)).toBe(4);
});

test("recomputes when the additional key changes", () => {
  const cache = new FileCache<number>();
  const path = write("a", "one");
  expect(cache.get(path, () => 1, "b")).toBe(1);
  expect(cache.get(path, () => 2, "b")).toBe(1);
  expect(cache.get(path, () => 3, "c")).toBe(3);
});
