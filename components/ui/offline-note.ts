/** Shows a note, until the connection is back, that the requested page cannot be loaded. */
export function showOfflineNote(text: string): void {
  if (document.querySelector("[data-offline]")) return;
  const note = document.createElement("div");
  note.dataset.offline = "";
  note.setAttribute("role", "status");
  document.body.append(note);
  // Filled after insertion, so that screen readers announce the live region.
  note.textContent = text;
  addEventListener("online", () => note.remove(), { once: true });
}

/** True if nothing of the site can be loaded: the browser is offline, and no service worker serves from its caches. */
export const isUnreachable = (): boolean => !navigator.onLine && !navigator.serviceWorker?.controller;
