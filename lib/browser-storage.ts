/**
 * Local storage that never throws while reading: where the browser refuses it (private windows, blocked cookies), reads give
 * null and writes return false, so the feature works for the current page only.
 */
export const browserStorage = {
  get(key: string): string | null {
    try {
      return getStorage().getItem(key);
    } catch (error) {
      return isRefused(error) ? null : raise(error);
    }
  },
  set(key: string, value: string): boolean {
    try {
      getStorage().setItem(key, value);
      return true;
    } catch (error) {
      return isRefused(error) ? false : raise(error);
    }
  },
  remove(key: string): boolean {
    try {
      getStorage().removeItem(key);
      return true;
    } catch (error) {
      return isRefused(error) ? false : raise(error);
    }
  },
};

/** The browser's local storage. Throws a developer error where there is none, such as on the server. */
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
