import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DiskCache, hashFiles } from "./cache";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "cache-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));
const file = () => join(root, "deep", "pages.json");

test("computes once and remembers across runs", async () => {
  const compute = vi.fn(() => 7);
  const first = new DiskCache<number>(file(), "1");
  expect([await first.get("a", compute), await first.get("a", compute)]).toEqual([7, 7]);
  first.save();
  expect(await new DiskCache<number>(file(), "1").get("a", compute)).toBe(7);
  expect(compute).toHaveBeenCalledTimes(1);
});

test("forgets everything when the code that made it has changed", async () => {
  const first = new DiskCache<number>(file(), "1");
  await first.get("a", () => 7);
  first.save();
  expect(await new DiskCache<number>(file(), "2").get("a", () => 8)).toBe(8);
});

test("keeps only what the last run asked for", async () => {
  const first = new DiskCache<number>(file(), "1");
  await first.get("a", () => 7);
  await first.get("b", () => 8);
  first.save();
  const second = new DiskCache<number>(file(), "1");
  await second.get("b", () => 9);
  second.save();
  expect(Object.values(JSON.parse(readFileSync(file(), "utf8")).entries)).toEqual([8]);
});

test("starts empty from a file cut short", async () => {
  const first = new DiskCache<number>(file(), "1");
  first.save();
  writeFileSync(file(), '{"version":"1","entr');
  expect(await new DiskCache<number>(file(), "1").get("a", () => 7)).toBe(7);
});

test("a changed file changes the hash, a changed test does not", () => {
  writeFileSync(join(root, "a.ts"), "1");
  const before = hashFiles(root, ["."]);
  writeFileSync(join(root, "a.test.ts"), "1");
  expect(hashFiles(root, ["."])).toBe(before);
  writeFileSync(join(root, "a.ts"), "2");
  expect(hashFiles(root, ["."])).not.toBe(before);
});
