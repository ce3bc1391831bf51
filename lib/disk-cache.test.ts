import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { canMount, mountHere, runOnDisk } from "@/tests/unit/mounted-disk";
import { DiskCache, openCache } from "./disk-cache";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "store-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("remembers across runs, values that count as nothing too", () => {
  new DiskCache(root).set("a", 0);
  expect([new DiskCache(root).get("a"), new DiskCache(root).get("b")]).toEqual([0, undefined]);
});

test("a file cut short counts as absent", () => {
  new DiskCache(root).set("a", { text: "whole" });
  writeFileSync(join(root, "a"), readFileSync(join(root, "a"), "utf8").slice(0, -3));
  expect(new DiskCache(root).get("a")).toBeUndefined();
});

test("keeps what a run has used and drops the surplus of the rest", () => {
  for (const key of ["a", "b", "c", "d", "e"]) new DiskCache(root).set(key, key);
  const store = new DiskCache(root);
  store.get("c");
  expect(store.prune()).toBe(1);
  expect(store.get("c")).toBe("c");
});

test("what one edition has used stays when one with fewer pages is done", () => {
  const keys = ["a", "b", "c", "d"];
  for (const key of [...keys, "e"]) new DiskCache(root).set(key, key);
  const first = openCache(root);
  for (const key of keys) first.get(key);
  const second = openCache(root);
  second.get("e");
  expect(second.prune()).toBe(0);
  expect(keys.map((key) => first.get(key))).toEqual(keys);
});

test.skipIf(!canMount).each([
  ["is full", "ENOSPC", [mountHere("64k")]],
  ["can only be read", "EROFS", ["mount --bind kept kept", "mount -o remount,bind,ro kept"]],
])("on a disk that %s the last value stays whole, and nothing half is left", (_, refused, lines) => {
  new DiskCache(join(root, "kept")).set("a", "first");
  const { stdout, stderr } = runOnDisk(root, lines, "lib/page/testing/keep.fixture.ts");
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({ refused, isFirst: true, names: ["a"] });
});
