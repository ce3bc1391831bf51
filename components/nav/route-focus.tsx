"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { useDrawer } from "./drawer";
import { focusOn, focusPlace, placeInText } from "./focus-on";
import { currentHash } from "./hash-target";

/**
 * Moves focus to the new page's heading after a client-side navigation; Next announces the title. Waits for the drawer to close, since
 * nothing behind it is focusable. On a link to an anchor of the same page, focuses the anchor, because the search dialog would otherwise
 * return focus to its button.
 */
export function RouteFocus() {
  // Unlike the site path, the router's does not change when a not-found page takes on its address while the reader types in it.
  const path = usePathname();
  const drawerOpen = useDrawer();
  const previous = useRef(path);
  useEffect(() => {
    if (drawerOpen || previous.current === path) return;
    previous.current = path;
    focusPlace(currentHash());
  }, [path, drawerOpen]);
  useEffect(() => {
    const onPlace = () => focusOn(placeInText(currentHash()));
    addEventListener("hashchange", onPlace);
    return () => removeEventListener("hashchange", onPlace);
  }, []);
  return null;
}
