"use client";

import { useEffect } from "react";
import { navigationRevision } from "@/components/nav/navigation-revision";

/** Milliseconds to wait for the browser to catch up with the server after a save. */
const patience = 3000;
/** Session storage key of the revision for which the tab was reloaded; if the reload did not help, it is not repeated. */
const storageKey = "navigation-loaded-anew";

/**
 * In the live preview: reloads a page whose navigation stays different from the server's. A save while a page is being sent is included in
 * the state that Next later compares with, but not in the page the browser received, and Next does not send an update.
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
