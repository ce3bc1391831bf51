"use client";

import { useEffect, useRef } from "react";
import { splitHref } from "@/lib/paths";
import { useDrawer } from "./drawer-store";
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
    focusOn(placeNamed() ?? document.querySelector<HTMLElement>("main h1"));
  }, [path, drawerOpen]);
  useEffect(() => {
    const onPlace = () => focusOn(placeNamed());
    addEventListener("hashchange", onPlace);
    return () => removeEventListener("hashchange", onPlace);
  }, []);
  return null;
}

/** The place of the page that the address names. */
const placeNamed = () =>
  document.querySelector<HTMLElement>(`main [id="${CSS.escape(splitHref(location.hash).hash)}"]`);

function focusOn(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}
