import { cachePrefix } from "./names";

/** Names of all caches of the service worker, of any version. */
export async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
}

/** Deletes caches by their names. */
export async function deleteCaches(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}
