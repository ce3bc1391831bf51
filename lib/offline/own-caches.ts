import { cachePrefix } from "./names";

/** Names of all caches that a worker for reading offline has made, of whatever version. */
export async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
}

/** Deletes caches by their names. */
export async function dropCaches(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}
