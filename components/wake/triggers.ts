import { wakeAttribute } from "./vocabulary";

/**
 * Events that show that a reader is using the page, including a request to print, and the browser's Back to an entry of the same document,
 * which changes only the address.
 */
const userEvents = "pointermove pointerdown wheel scroll keydown focusin beforeprint popstate".split(" ");

/** Margin around the viewport within which a part of the page counts as in view. */
const nearby = "200px";

/** Text of the first paragraph, to detect a translation; a title may be the same in many languages. */
const opening = () => document.querySelector("main p")?.textContent;

/**
 * Calls `wake` on every user event and for every part of the page that needs script (`wakeAttribute`), until the returned function is
 * called. Only scrolling of the document counts: a sidebar scrolls without script. Once the browser has translated the page, user events
 * no longer count, since hydration would restore the original text; pressing a control still wakes it (`presses.ts`).
 */
export function onWakeTrigger(wake: () => void): () => void {
  const stop = new AbortController();
  let written: string | undefined;
  const onSign = (event: Event) => {
    if (!isAtRest(event) && (written ?? opening()) === opening()) wake();
  };
  for (const sign of userEvents) {
    addEventListener(sign, onSign, { passive: true, capture: sign !== "scroll", signal: stop.signal });
  }
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
    rootMargin: nearby,
  });
  const look = () => {
    if (stop.signal.aborted) return;
    written = opening();
    for (const part of document.querySelectorAll(`[${wakeAttribute}]`)) {
      const reason = part.getAttribute(wakeAttribute) ?? "";
      if (reason === "view") observer.observe(part);
      else if (reason === "now" || isStored(reason)) wake();
    }
    // The browser restored a scroll position or went to an anchor before the listeners were attached.
    if (scrollY > 0 || location.hash) wake();
  };
  onReady(look);
  return () => {
    stop.abort();
    observer.disconnect();
  };
}

/** Runs `act` once the page's elements are there. */
export function onReady(act: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", act, { once: true });
  else act();
}

/** Browsers also report a pointer at rest when a page appears under it. */
function isAtRest({ type, movementX, movementY }: Partial<PointerEvent>): boolean {
  return type === "pointermove" && movementX === 0 && movementY === 0;
}

function isStored(reason: string): boolean {
  const [storage, key] = reason.split(/:(.*)/s);
  try {
    if (storage === "local") return localStorage.getItem(key ?? "") !== null;
    return storage === "session" && sessionStorage.getItem(key ?? "") !== null;
  } catch {
    // Storage is blocked: nothing is remembered.
    return false;
  }
}
