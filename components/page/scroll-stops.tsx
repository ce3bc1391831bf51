"use client";

import { useEffect } from "react";

const regions = "[data-scrolls]";

/**
 * Removes scroll regions that do not overflow from the tab order. In the HTML all of them are tab stops, so that readers without script can
 * scroll them.
 */
export function ScrollStops() {
  useEffect(() => {
    const main = document.getElementById("Content");
    if (!main) return;
    const sizes = new ResizeObserver((entries) => {
      for (const { target } of entries) updateTabStop(target.matches(regions) ? target : target.parentElement);
    });
    const seen = new WeakSet<Element>();
    const look = () => {
      for (const region of main.querySelectorAll(regions)) {
        if (seen.has(region)) continue;
        seen.add(region);
        sizes.observe(region);
        // The content may grow while the region keeps its size.
        for (const child of region.children) sizes.observe(child);
      }
    };
    const changes = new MutationObserver(look);
    changes.observe(main, { childList: true, subtree: true });
    look();
    return () => {
      changes.disconnect();
      sizes.disconnect();
    };
  }, []);
  return null;
}

/** Adds or removes a region's tab stop; a region with focus keeps it. */
function updateTabStop(region: Element | null): void {
  if (!(region instanceof HTMLElement)) return;
  const scrolls = region.scrollWidth > region.clientWidth || region.scrollHeight > region.clientHeight;
  if (scrolls) region.tabIndex = 0;
  else if (document.activeElement !== region) region.removeAttribute("tabindex");
}
