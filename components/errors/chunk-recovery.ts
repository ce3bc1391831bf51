/** Session storage key that says this tab has already reloaded itself once because a part of the page did not load. */
const reloadedKey = "reloaded";

/** True for the error of a route whose code could not be fetched. */
export function isChunkError(error: Error): boolean {
  return error.name === "ChunkLoadError" || /Failed to load chunk|Loading chunk .* failed/i.test(error.message);
}

/**
 * Reloads the page, once per tab. Returns false when it must not: it has done so before, the browser is offline (a reload
 * would lose a readable page), or it cannot remember (storage blocked), which could become a loop.
 */
export function reloadOnce(): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey)) return false;
    sessionStorage.setItem(reloadedKey, "1");
  } catch {
    // Storage is blocked: without a memory of the first reload a second one could not be prevented.
    return false;
  }
  location.reload();
  return true;
}
