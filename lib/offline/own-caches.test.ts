import { expect, test, vi } from "vitest";
import { cacheNames } from "./names";
import { deleteAllCaches } from "./own-caches";

test("a cache that a worker creates while all are deleted goes too; those of others stay", async () => {
  const shell = `${cacheNames.shell}version`;
  const names = new Set([shell, cacheNames.files, "another"]);
  /** The worker's write: under way when the caches are listed, and done just before the shell is gone. */
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
