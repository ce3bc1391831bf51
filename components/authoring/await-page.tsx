"use client";

import { useEffect } from "react";

/** Milliseconds between two looks for a page that an author may be writing just now. */
const pause = 400;

/** On the not-found page, while authoring: opens the page as soon as its file is there. The error keeps the router from doing so. */
export function AwaitPage() {
  useEffect(() => {
    const timer = setInterval(async () => {
      const { ok } = await fetch(location.href, { method: "HEAD" }).catch(() => ({ ok: false }));
      if (!ok) return;
      clearInterval(timer);
      location.reload();
    }, pause);
    return () => clearInterval(timer);
  }, []);
  return null;
}
