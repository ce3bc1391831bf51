"use client";

import { useEffect } from "react";
import { navigationRevision } from "@/components/nav/navigation-revision";

/** Milliseconds within which the server and the browser both have what was saved. */
const patience = 3000;
/** In the storage of the tab, what it was loaded anew for, until it has that: where that has not helped, it is not repeated. */
const storageKey = "navigation-loaded-anew";

/**
 * While authoring: loads a page anew whose navigation stays another than the server's. What is saved while a page is on its way to the
 * browser is in the code that Next compares with later, but not in what the browser has, and Next does not tell it.
 */
export function RenewNavigation({ latest }: { latest: string }) {
  useEffect(() => {
    if (latest === navigationRevision) return sessionStorage.removeItem(storageKey);
    if (sessionStorage.getItem(storageKey) === latest) return;
    const timer = setTimeout(() => {
      sessionStorage.setItem(storageKey, latest);
      location.reload();
    }, patience);
    return () => clearTimeout(timer);
  });
  return null;
}
