import { expect, test, vi } from "vitest";
import { cacheNames } from "./names";
import { deleteAllCaches, deleteIfDisabled } from "./own-caches";

test("also deletes a cache that a worker creates during deletion, but not caches of others", async () => {
  const shell = `${cacheNames.shell}version`;
  const names = new Set([shell, cacheNames.files, "another"]);
  /** The worker's write: in progress when the caches are listed, and completed just before the shell cache is deleted. */
  const write = () => names.add(cacheNames.pages);
  vi.stubGlobal("caches", {
    keys: async () => [...names],
    delete: async (name: string) => {
      if (name === shell) write();
      return names.delete(name);
    },
  });
  await deleteAllCaches();
  expect([...names]).toEqual(["another"]);
});

test("deletes a cache that the worker opens once offline reading is off, and leaves those of an enabled worker", async () => {
  const names = new Set([`${cacheNames.shell}version`]);
  const opened = {} as Cache;
  const storage = {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
    open: async (name: string) => {
      names.add(name);
      return opened;
    },
  };
  vi.stubGlobal("caches", storage);
  deleteIfDisabled(storage as unknown as CacheStorage);
  expect(await storage.open(cacheNames.files)).toBe(opened);
  expect([...names]).toContain(cacheNames.files);
  await deleteAllCaches();
  expect(await storage.open(cacheNames.files)).toBe(opened);
  expect([...names]).toEqual([]);
});
