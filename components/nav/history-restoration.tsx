"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { recordScrollPositions, restoreScrollPosition } from "./scroll-positions";

/** Makes the browser's Back and Forward work for every history entry, and restores the scroll position. */
export function HistoryRestoration() {
  const path = usePathname();
  useEffect(loadPageOfAddress, []);
  useEffect(recordScrollPositions, []);
  useEffect(handleBrowserEntries, []);
  // A changed path means that another page is on screen.
  useEffect(recordShownPage, [path]);
  useLayoutEffect(restoreScrollPosition, [path]);
  return null;
}

/** The router's history state for the page on screen, and that page's path. */
let state: unknown = null;
let shown = "";

/** Call this whenever the router has rendered another page. */
function recordShownPage(): void {
  state = history.state;
  shown = location.pathname;
}

/**
 * Loads the document at the current URL if the reader went back or forward while the page was asleep. Between entries that one document
 * had before it was reloaded, the browser changes only the URL, and the page would be hydrated under that of another.
 */
function loadPageOfAddress(): void {
  const [loaded] = performance.getEntriesByType("navigation");
  // `//user` is shown as `/user` (`instrumentation-client.ts`).
  if (loaded && new URL(loaded.name).pathname.replace(/\/{2,}/g, "/") !== location.pathname) location.reload();
}

/**
 * Handles history entries created by the browser: for anchor links, and while the page was asleep. They lack the router's state,
 * without which the router does not navigate (`handlePopState` in `app-router.js`, Next 16.4). An entry of the page on screen gets the
 * state; for another page, the document is loaded.
 * @returns a function that stops it
 */
function handleBrowserEntries(): () => void {
  const stop = new AbortController();
  const follow = () => {
    if (history.state !== null) return;
    if (location.pathname === shown) history.replaceState(state, "");
    else location.reload();
  };
  addEventListener("popstate", follow, { signal: stop.signal });
  addEventListener("hashchange", follow, { signal: stop.signal });
  return () => stop.abort();
}
