import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { canMount, mountHere, runOnDisk } from "@/tests/unit/mounted-disk";
import { DiskCache, openCache } from "./disk-cache";
import { temporaryFolder } from "./testing/temporary-folder";

let root = "";
beforeEach(() => {
  root = temporaryFolder();
});

test("persists values across runs, including falsy ones", () => {
  new DiskCache(root).set("a", 0);
  expect([new DiskCache(root).get("a"), new DiskCache(root).get("b")]).toEqual([0, undefined]);
});

test("treats a truncated file as absent", () => {
  new DiskCache(root).set("a", { text: "whole" });
  writeFileSync(join(root, "a"), readFileSync(join(root, "a"), "utf8").slice(0, -3));
  expect(new DiskCache(root).get("a")).toBeUndefined();
});

test("prunes surplus entries but keeps those used in this run", () => {
  for (const key of ["a", "b", "c", "d", "e"]) new DiskCache(root).set(key, key);
  const store = new DiskCache(root);
  store.get("c");
  expect(store.prune()).toBe(1);
  expect(store.get("c")).toBe("c");
});

test("keeps entries used by one edition when a smaller edition prunes", () => {
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
])("keeps the last value intact and leaves no partial file on a disk that %s", (_, refused, lines) => {
  new DiskCache(join(root, "kept")).set("a", "first");
  const { stdout, stderr } = runOnDisk(root, lines, "lib/page/testing/keep.fixture.ts");
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({ refused, isFirst: true, names: ["a"] });
});
