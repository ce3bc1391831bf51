/** Says, until the connection is back, that there is none: what the reader asked for cannot come, and the page stays. */
export function noteOffline(text: string): void {
  if (document.querySelector("[data-offline]")) return;
  const note = document.createElement("div");
  note.dataset.offline = "";
  note.setAttribute("role", "status");
  document.body.append(note);
  // A region that is filled after it was added is read out.
  note.textContent = text;
  addEventListener("online", () => note.remove(), { once: true });
}

/** True when nothing of the site can come: there is no connection, and no worker that answers with what was kept. */
export const isCutOff = (): boolean => !navigator.onLine && !navigator.serviceWorker?.controller;
