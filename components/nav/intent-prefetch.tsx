"use client";

import { useEffect } from "react";
import { prefetchPayload } from "./payloads";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Milliseconds that pointer or focus must stay on a link: merely crossing a sidebar is not intent. */
const dwell = 65;

/** False on 2g connections and while the reader saves data. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/**
 * Path of the page a link leads to, or undefined when there is nothing to prefetch: other sites and editions, files, anchors in this page.
 */
export function prefetchTarget(
  link: HTMLAnchorElement,
  here: Pick<Location, "origin" | "pathname">,
): string | undefined {
  const leaves = link.origin !== here.origin || link.target || link.hasAttribute("download") || link.hreflang;
  if (leaves || link.pathname === here.pathname || /\.\w+$/.test(link.pathname)) return undefined;
  return link.pathname;
}

/** The live preview has no payload files: it renders pages on request. */
const isExported = process.env.NODE_ENV === "production";

/** Prefetches a page's payload on intent: pointer or focus stays on its link, or a touch starts there. */
export function IntentPrefetch() {
  useEffect(() => {
    if (!isExported) return;
    const { connection } = navigator as Navigator & { connection?: Connection };
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    const targetOf = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      return link && mayPrefetch(connection) ? prefetchTarget(link, location) : undefined;
    };
    const watch = (begin: string, end: string) => {
      let timer: ReturnType<typeof setTimeout>;
      const giveUp = () => clearTimeout(timer);
      const onBegin = (event: Event) => {
        giveUp();
        const target = targetOf(event);
        if (target) timer = setTimeout(() => prefetchPayload(target), dwell);
      };
      document.addEventListener(begin, onBegin, options);
      document.addEventListener(end, giveUp, options);
      stop.signal.addEventListener("abort", giveUp);
    };
    // Separate timers: moving focus may scroll the page, which may move another link under a resting pointer.
    watch("pointerover", "pointerout");
    watch("focusin", "focusout");
    const onTouch = (event: Event) => {
      const target = targetOf(event);
      if (target) prefetchPayload(target);
    };
    document.addEventListener("touchstart", onTouch, options);
    return () => stop.abort();
  }, []);
  return null;
}
