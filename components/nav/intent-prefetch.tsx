"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { withoutBase } from "@/lib/nav/edition";

type Connection = { saveData?: boolean; effectiveType?: string };

/** Milliseconds pointer or focus must stay on a link: passing over a sidebar on the way elsewhere is no intent. */
const dwell = 65;

/** False on 2g connections and while the reader saves data. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/** The page a link leads to, or undefined when there is nothing to fetch: other sites and editions, files, places in this page. */
export function prefetchTarget(
  link: HTMLAnchorElement,
  here: Pick<Location, "origin" | "pathname">,
): string | undefined {
  const leaves = link.origin !== here.origin || link.target || link.hasAttribute("download") || link.hreflang;
  if (leaves || link.pathname === here.pathname || /\.\w+$/.test(link.pathname)) return undefined;
  return withoutBase(link.pathname);
}

/** Fetches a page's data when the reader shows the intent to go there: pointer or focus stays on the link, or a touch. */
export function IntentPrefetch() {
  const router = useRouter();
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    let timer: ReturnType<typeof setTimeout>;
    const giveUp = () => clearTimeout(timer);
    const onIntent = (event: Event) => {
      giveUp();
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const target = link && prefetchTarget(link, location);
      if (!target || !mayPrefetch(connection)) return;
      timer = setTimeout(() => router.prefetch(target), event.type === "touchstart" ? 0 : dwell);
    };
    for (const name of ["pointerover", "focusin", "touchstart"]) document.addEventListener(name, onIntent, options);
    for (const name of ["pointerout", "focusout"]) document.addEventListener(name, giveUp, options);
    return () => {
      giveUp();
      stop.abort();
    };
  }, [router]);
  return null;
}
