"use client";

import { useEffect } from "react";
import { isUnmodifiedPress } from "@/components/ui/press";

const links = 'tbody th > a[href^="#"]';

/**
 * Roving tabindex for a table's row headers, each of which is a link to itself: one tab stop per table, and arrow keys move among them.
 * Without script all of them are tab stops.
 */
export function RowLinks() {
  useEffect(() => {
    const main = document.getElementById("Content");
    if (!main) return;
    const setStops = () => {
      for (const table of main.querySelectorAll("table")) {
        const [first, ...others] = table.querySelectorAll<HTMLElement>(links);
        if (first && !table.querySelector(`${links}[tabindex="0"]`)) first.tabIndex = 0;
        for (const link of others) if (link.getAttribute("tabindex") !== "0") link.tabIndex = -1;
      }
    };
    const move = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const from = event.target instanceof HTMLElement && event.target.matches(links) ? event.target : undefined;
      if (step === undefined || !from || !isUnmodifiedPress(event)) return;
      const all = [...(from.closest("table")?.querySelectorAll<HTMLElement>(links) ?? [])];
      const to = all[all.indexOf(from) + step];
      if (!to) return;
      event.preventDefault();
      from.tabIndex = -1;
      to.tabIndex = 0;
      to.focus();
    };
    const changes = new MutationObserver(setStops);
    changes.observe(main, { childList: true, subtree: true });
    main.addEventListener("keydown", move);
    setStops();
    return () => {
      changes.disconnect();
      main.removeEventListener("keydown", move);
    };
  }, []);
  return null;
}
