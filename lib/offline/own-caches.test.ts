import { expect, test, vi } from "vitest";
import { cacheNames } from "./names";
import { deleteAllCaches, deleteCachesOpenedWhileOff } from "./own-caches";

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

test("deletes a cache that the worker opens while offline reading is off, and keeps a shell, which turns it on, and what follows", async () => {
  const names = new Set<string>();
  vi.stubGlobal("caches", {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
    open: async (name: string) => names.add(name),
  });
  deleteCachesOpenedWhileOff();
  await caches.open(cacheNames.files);
  expect([...names]).toEqual([]);
  const shell = `${cacheNames.shell}version`;
  await caches.open(shell);
  await caches.open(cacheNames.files);
  expect([...names]).toEqual([shell, cacheNames.files]);
  await deleteAllCaches();
  await caches.open(cacheNames.files);
  expect([...names]).toEqual([]);
});
