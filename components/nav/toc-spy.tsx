"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { splitHref } from "@/lib/paths";

/** Fraction of the viewport height, from the top, above which a heading counts as being read. */
const readingLine = 0.25;

/** Marks the heading being read with `aria-current` in the table of contents, and keeps that entry in view. */
export function TocSpy() {
  const path = usePathname();
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-toc] a")];
    const headings = links.map((link) => document.getElementById(splitHref(link.hash).hash));
    if (links.length === 0) return;
    let frame = 0;
    const mark = () => {
      frame = 0;
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const line = innerHeight * readingLine;
      const passed = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top <= line);
      const current = atEnd && scrollY > 0 ? lastVisible(headings, passed) : passed;
      for (const [index, link] of links.entries()) {
        if (index === current) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
      if (links[current]) keepInView(links[current]);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(mark);
    };
    mark();
    addEventListener("scroll", schedule, { passive: true });
    addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", schedule);
      removeEventListener("resize", schedule);
    };
  }, [path]);
  return null;
}

/**
 * Scrolls only the table, and not away from the link that a keyboard has reached. `scrollIntoView` would scroll the page too, since it
 * treats the area below the navbar as out of view.
 */
function keepInView(link: Element): void {
  const table = link.closest("[data-toc]");
  if (!table || table.querySelector(":focus-visible")) return;
  const { top, bottom } = link.getBoundingClientRect();
  const seen = table.getBoundingClientRect();
  if (top < seen.top) table.scrollTop -= seen.top - top;
  else if (bottom > seen.bottom) table.scrollTop += bottom - seen.bottom;
}

/** At the end of a page the last visible heading counts as being read, even if it never reached the reading line. */
function lastVisible(headings: readonly (HTMLElement | null)[], fallback: number): number {
  const index = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < innerHeight);
  return index < 0 ? fallback : index;
}
