import { cacheNames, cachePrefix } from "./names";

/** Names of all caches of the service worker, of any version. */
export async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
}

/** Deletes caches by their names. */
export async function deleteCaches(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Deletes all caches of the service worker while one may be writing. The shells go first, before the others are listed: a write that
 * ends after that finds that no shell is left, and deletes its cache itself.
 */
export async function deleteAllCaches(): Promise<void> {
  await deleteCaches((await ownCaches()).filter((name) => name.startsWith(cacheNames.shell)));
  await deleteCaches(await ownCaches());
}
