"use client";

import { useEffect, useRef } from "react";
import { useDrawer } from "./drawer";
import { hashTarget } from "./hash-target";
import { useSitePath } from "./use-site-path";

/**
 * Moves the keyboard to the new page's heading, as a page load would; the title is announced by Next. Waits for the drawer to close, since
 * nothing behind it can take the focus. For a link to an anchor of the same page, the anchor takes the focus from the search dialog, which
 * would otherwise return it to its button.
 */
export function RouteFocus() {
  const path = useSitePath();
  const drawerOpen = useDrawer();
  const previous = useRef(path);
  useEffect(() => {
    if (drawerOpen || previous.current === path) return;
    previous.current = path;
    focusOn(placeInText() ?? document.querySelector<HTMLElement>("main h1"));
  }, [path, drawerOpen]);
  useEffect(() => {
    const onPlace = () => focusOn(placeInText());
    addEventListener("hashchange", onPlace);
    return () => removeEventListener("hashchange", onPlace);
  }, []);
  return null;
}

/** The named place, if it is one of the text: the address may also name all of the page. */
function placeInText(): HTMLElement | null {
  const place = hashTarget();
  return place?.parentElement?.closest("main") ? place : null;
}

function focusOn(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
