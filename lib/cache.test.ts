import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DiskCache, hashFiles } from "./cache";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "cache-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));
const file = () => join(root, "deep", "pages.json");

function saved(version: string, entries: Record<string, number>): void {
  const cache = new DiskCache<number>(file(), version);
  for (const [input, value] of Object.entries(entries)) cache.keep(input, value);
  cache.save();
}

test("remembers across runs", () => {
  saved("1", { a: 7, b: 0 });
  const cache = new DiskCache<number>(file(), "1");
  expect([cache.find("a"), cache.find("b"), cache.find("c")]).toEqual([7, 0, undefined]);
});

test("forgets everything when the code that made it has changed", () => {
  saved("1", { a: 7 });
  expect(new DiskCache<number>(file(), "2").find("a")).toBeUndefined();
});

test("keeps only what the last run asked for", () => {
  saved("1", { a: 7, b: 8 });
  const second = new DiskCache<number>(file(), "1");
  second.find("b");
  second.save();
  expect(Object.values(JSON.parse(readFileSync(file(), "utf8")).entries)).toEqual([8]);
});

test("starts empty from a file cut short", () => {
  saved("1", { a: 7 });
  writeFileSync(file(), '{"version":"1","entr');
  expect(new DiskCache<number>(file(), "1").find("a")).toBeUndefined();
});

test("a changed file changes the hash, a changed test does not", () => {
  writeFileSync(join(root, "a.ts"), "1");
  const before = hashFiles(root, ["."]);
  writeFileSync(join(root, "a.test.ts"), "1");
  expect(hashFiles(root, ["."])).toBe(before);
  writeFileSync(join(root, "a.ts"), "2");
  expect(hashFiles(root, ["."])).not.toBe(before);
});
