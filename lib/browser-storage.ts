/**
 * Browser storage that never throws: where the browser denies access (private windows, blocked cookies), reads return null and
 * writes return false, so the feature works only for the current page.
 */
function createStorage(open: () => Storage) {
  const attempt = <T>(action: (storage: Storage) => T, refused: T): T => {
    try {
      return action(open());
    } catch (error) {
      return isRefused(error) ? refused : raise(error);
    }
  };
  const write = (action: (storage: Storage) => void) =>
    attempt((storage) => {
      action(storage);
      return true;
    }, false);
  return {
    get: (key: string): string | null => attempt((storage) => storage.getItem(key), null),
    set: (key: string, value: string): boolean => write((storage) => storage.setItem(key, value)),
    remove: (key: string): boolean => write((storage) => storage.removeItem(key)),
  };
}

/** Local storage: kept until the reader clears it, shared by all tabs. */
export const browserStorage = createStorage(() => getStorage());

/** Session storage: kept for the life of the tab, across reloads. */
export const tabStorage = createStorage(() => window.sessionStorage);

/** The valid items of a list stored as JSON; empty if nothing is stored, or other data is stored under the key. */
export function readStoredList<Item>(key: string, isItem: (value: unknown) => value is Item): Item[] {
  try {
    const value: unknown = JSON.parse(browserStorage.get(key) ?? "[]");
    return Array.isArray(value) ? value.filter(isItem) : [];
  } catch (error) {
    return error instanceof SyntaxError ? [] : raise(error);
  }
}

/**
 * Calls back when another tab may have changed what is stored under `key`, and when the page returns from the back-forward
 * cache, where it heard of no change. Returns the function that stops it.
 */
export function onStorageChange(key: string, callback: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // A null key means that all of storage was cleared.
  addEventListener("storage", (event) => (event.key === key || event.key === null) && callback(), { signal });
  addEventListener("pageshow", (event) => event.persisted && callback(), { signal });
  return () => stop.abort();
}

/** The browser's local storage. @throws Error where there is none, such as on the server. */
export function getStorage(): Storage {
  if (typeof window === "undefined") {
    throw new Error(
      "Browser storage is not available: it was asked for on the server. Read it inside an effect or an event handler.",
    );
  }
  return window.localStorage;
}

/** Blocked storage is a SecurityError, a full one a QuotaExceededError; some browsers leave it undefined (TypeError). */
function isRefused(error: unknown): boolean {
  return error instanceof DOMException || error instanceof TypeError;
}

function raise(error: unknown): never {
  throw error;
}
