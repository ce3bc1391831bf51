/** Shows a note until the connection is back: what the reader asked for cannot be loaded, and the page stays. */
export function showOfflineNote(text: string): void {
  if (document.querySelector("[data-offline]")) return;
  const note = document.createElement("div");
  note.dataset.offline = "";
  note.setAttribute("role", "status");
  document.body.append(note);
  // A region that is filled after it was added is read out.
  note.textContent = text;
  addEventListener("online", () => note.remove(), { once: true });
}

/** True when nothing of the site can be loaded: there is no connection, and no service worker that answers from its caches. */
export const isUnreachable = (): boolean => !navigator.onLine && !navigator.serviceWorker?.controller;
