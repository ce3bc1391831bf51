"use client";

import { useEffect, useRef } from "react";
import { useDrawer } from "./drawer";
import { namedPlace } from "./named-place";
import { useSitePath } from "./use-site-path";

/**
 * Moves the keyboard to the new page's heading, as a page load would; the title is announced by Next. Waits for the drawer
 * to close, since nothing behind it can take the focus. A place of the same page takes it from the search dialog that led there, which
 * gives it back to its button.
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
  const place = namedPlace();
  return place?.parentElement?.closest("main") ? place : null;
}

function focusOn(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
