import { expect, test, vi } from "vitest";
import { cacheNames } from "./names";
import { deleteAllCaches } from "./own-caches";

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
