"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { recordScrollPositions, restoreScrollPosition } from "./scroll-positions";

/** Makes the browser's Back and Forward work for every history entry, and restores the scroll position. */
export function HistoryRestoration() {
  const path = usePathname();
  useEffect(recordScrollPositions, []);
  useEffect(handleBrowserEntries, []);
  // The path is what tells that another page is on screen.
  useEffect(recordShownPage, [path]);
  useLayoutEffect(restoreScrollPosition, [path]);
  return null;
}

/** The router's history state for the page on screen, and that page's path. */
let state: unknown = null;
let shown = "";

/** Call this whenever the router has shown another page. */
function recordShownPage(): void {
  state = history.state;
  shown = location.pathname;
}

/**
 * Handles history entries that the browser made itself: for links within a page, and while the page slept. They lack the router's state,
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
