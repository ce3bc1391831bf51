"use client";

import { useEffect } from "react";
import { prefetchPayload } from "./payloads";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Milliseconds pointer or focus must stay on a link: passing over a sidebar on the way elsewhere is no intent. */
const dwell = 65;

/** False on 2g connections and while the reader saves data. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/**
 * Path of the page a link leads to, or undefined when there is nothing to fetch: other sites and editions, files, places in this page.
 */
export function prefetchTarget(
  link: HTMLAnchorElement,
  here: Pick<Location, "origin" | "pathname">,
): string | undefined {
  const leaves = link.origin !== here.origin || link.target || link.hasAttribute("download") || link.hreflang;
  if (leaves || link.pathname === here.pathname || /\.\w+$/.test(link.pathname)) return undefined;
  return link.pathname;
}

/** The live preview has no payload files: it makes a page when it is asked for. */
const isExported = process.env.NODE_ENV === "production";

/** Fetches a page's data when the reader shows the intent to go there: pointer or focus stays on the link, or a touch. */
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
    // Apart: the focus scrolls the page, which may move something else under a pointer that lies still.
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
