/**
 * Browser storage that never throws: where the browser refuses it (private windows, blocked cookies), reads give null and
 * writes return false, so the feature works for the current page only.
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

/** Kept until the reader clears it, shared by all tabs. */
export const browserStorage = createStorage(() => getStorage());

/** Kept as long as the tab, through reloads. */
export const tabStorage = createStorage(() => window.sessionStorage);

/** The items of a list that is stored as JSON; none where nothing is kept, or somebody else's data stands under the key. */
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
  // Without a key everything was cleared.
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
