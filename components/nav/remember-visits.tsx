"use client";

import { useEffect } from "react";
import { useSitePath } from "./use-site-path";
import { keepVisit } from "./visits";

/** Keeps in this browser which pages and posts the reader has opened, for `LastVisited`; lists and the home page are no reading. */
export function RememberVisits() {
  const path = useSitePath();
  useEffect(() => {
    const title = document.querySelector('main article[aria-labelledby="title"] #title')?.textContent;
    if (title && path !== "/") keepVisit({ path, title });
  }, [path]);
  return null;
}
