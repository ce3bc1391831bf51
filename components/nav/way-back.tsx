"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { keepPlaces, returnToPlace } from "./places";

/** Leads the way back to every page, and to the place that was read, once the page is on screen again. */
export function WayBack() {
  const path = usePathname();
  useEffect(keepPlaces, []);
  useEffect(followEntries, []);
  // The path is what tells that another page is on screen.
  useEffect(noteShown, [path]);
  useLayoutEffect(returnToPlace, [path]);
  return null;
}

/** What the router keeps in the history's entry of the page on screen, and that page's address. */
let state: unknown = null;
let shown = "";

/** To be called whenever the router has shown another page. */
function noteShown(): void {
  state = history.state;
  shown = location.pathname;
}

/**
 * Leads the way back to entries of the history that the browser made: for links to places of a page, and while the page slept. They
 * lack what the router keeps in an entry, and where that is missing it stays on the page it is on (`handlePopState` in
 * `app-router.js`, Next 16.4). A place of the page on screen gets it; another page is loaded.
 * @returns what ends it
 */
function followEntries(): () => void {
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
