"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/** Moves the keyboard to the new page's heading, as a page load would; the title is announced by Next. */
export function RouteFocus() {
  const path = usePathname();
  const previous = useRef(path);
  useEffect(() => {
    if (previous.current === path) return;
    previous.current = path;
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    const heading = target ?? document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
