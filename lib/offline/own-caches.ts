import { cacheNames, cachePrefix } from "./names";

/** Names of all caches of the service worker, of any version. */
export async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
}

/** Deletes caches by their names. */
export async function deleteCaches(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => caches.delete(name)));
}

const isShell = (name: string) => name.startsWith(cacheNames.shell);

/**
 * False once the reader has turned offline reading off: no shell is left, but the worker keeps running while a page is open, and must
 * not fill its caches again.
 */
export const isEnabled = async () => (await ownCaches()).some(isShell);

/**
 * Deletes all caches of the service worker while one may be writing. The shells go first, before the others are listed: a cache that
 * the worker opens after that is deleted by `deleteCachesOpenedWhileOff`.
 */
export async function deleteAllCaches(): Promise<void> {
  await deleteCaches((await ownCaches()).filter(isShell));
  await deleteCaches(await ownCaches());
}

/**
 * From now on, deletes each cache but a shell that is opened while offline reading is off, which creates it again. Workbox opens a cache
 * for every write and, without waiting, whenever an entry is read, to expire others. Opening a shell turns offline reading on.
 */
export function deleteCachesOpenedWhileOff(): void {
  const open = caches.open.bind(caches);
  caches.open = async (name) => {
    const cache = await open(name);
    if (!(await isEnabled())) await caches.delete(name);
    return cache;
  };
}
