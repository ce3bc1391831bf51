/** Session storage key set once this tab has reloaded itself because a part of the page failed to load. */
const reloadedKey = "reloaded";

/** True for the error thrown when a route's code could not be loaded. */
export function isChunkError(error: Error): boolean {
  return error.name === "ChunkLoadError" || /Failed to load chunk|Loading chunk .* failed/i.test(error.message);
}

/**
 * Reloads the page, once per tab. Returns false when it must not reload: it has done so before, the browser is offline (a reload would
 * lose a readable page), or storage is blocked, which could lead to an endless loop.
 */
export function reloadOnce(): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(reloadedKey)) return false;
    sessionStorage.setItem(reloadedKey, "1");
  } catch {
    // Storage is blocked: the first reload could not be recorded, so further ones could not be prevented.
    return false;
  }
  location.reload();
  return true;
}
