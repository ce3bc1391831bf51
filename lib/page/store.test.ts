import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { canMount, mountHere, runOnDisk } from "@/tests/unit/own-disk";
import { Store } from "./store";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "store-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("remembers across runs, values that count as nothing too", () => {
  new Store(root).put("a", 0);
  expect([new Store(root).get("a"), new Store(root).get("b")]).toEqual([0, undefined]);
});

test("a file cut short counts as absent", () => {
  new Store(root).put("a", { text: "whole" });
  writeFileSync(join(root, "a"), readFileSync(join(root, "a"), "utf8").slice(0, -3));
  expect(new Store(root).get("a")).toBeUndefined();
});

test("keeps what a run has used and drops the surplus of the rest", () => {
  keepBefore(["a", "b", "c", "d", "e"]);
  const store = new Store(root);
  store.get("c");
  expect(store.prune()).toBe(1);
  expect(store.get("c")).toBe("c");
});

test("what another store of the same run has used stays", () => {
  keepBefore(["a", "b", "c", "d", "e"]);
  const keys = ["a", "b", "c", "d"];
  for (const key of keys) new Store(root).get(key);
  const small = new Store(root);
  small.get("e");
  expect(small.prune()).toBe(0);
  expect(keys.map((key) => small.get(key))).toEqual(keys);
});

/** What an earlier run has kept. */
function keepBefore(keys: readonly string[]): void {
  const elsewhere = join(root, "elsewhere");
  for (const key of keys) {
    new Store(elsewhere).put(key, key);
    renameSync(join(elsewhere, key), join(root, key));
  }
  rmSync(elsewhere, { recursive: true });
}

test.skipIf(!canMount).each([
  ["is full", "ENOSPC", [mountHere("64k")]],
  ["can only be read", "EROFS", ["mount --bind kept kept", "mount -o remount,bind,ro kept"]],
])("on a disk that %s the last value stays whole, and nothing half is left", (_, refused, lines) => {
  new Store(join(root, "kept")).put("a", "first");
  const { stdout, stderr } = runOnDisk(root, lines, "lib/page/testing/keep.fixture.ts");
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toEqual({ refused, isFirst: true, names: ["a"] });
});
