"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

type Connection = { saveData?: boolean; effectiveType?: string };

/** False on 2g connections and while the reader saves data. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}

/** The site path a link leads to, or undefined when there is nothing to fetch: other sites, files, places in this page. */
export function prefetchTarget(
  link: HTMLAnchorElement,
  here: Pick<Location, "origin" | "pathname">,
): string | undefined {
  const leaves = link.origin !== here.origin || link.target || link.hasAttribute("download");
  if (leaves || link.pathname === here.pathname || /\.\w+$/.test(link.pathname)) return undefined;
  return link.pathname;
}

/** Fetches a page's data when the reader shows the intent to go there: pointer on the link, focus, or touch. */
export function IntentPrefetch() {
  const router = useRouter();
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Connection };
    const onIntent = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const target = link && prefetchTarget(link, location);
      if (target && mayPrefetch(connection)) router.prefetch(target);
    };
    const events = ["pointerover", "focusin", "touchstart"] as const;
    for (const name of events) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, onIntent);
    };
  }, [router]);
  return null;
}
