"use client";

import { useEffect, useRef } from "react";
import { splitHref } from "@/lib/paths";
import { useDrawer } from "./drawer-store";
import { useSitePath } from "./use-site-path";

/**
 * Moves the keyboard to the new page's heading, as a page load would; the title is announced by Next. Waits for the drawer
 * to close, since nothing behind it can take the focus.
 */
export function RouteFocus() {
  const path = useSitePath();
  const drawerOpen = useDrawer();
  const previous = useRef(path);
  useEffect(() => {
    if (drawerOpen || previous.current === path) return;
    previous.current = path;
    const anchor = document.getElementById(splitHref(location.hash).hash);
    const target = anchor ?? document.querySelector<HTMLElement>("main h1");
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [path, drawerOpen]);
  return null;
}
