"use client";

import { useEffect } from "react";
import { useSitePath } from "./use-site-path";
import { addVisit } from "./visits";

/** Records in local storage which pages and posts the reader has visited, for `LastVisited`; lists and the home page do not count. */
export function RememberVisits() {
  const path = useSitePath();
  useEffect(() => {
    const heading = document.querySelector('main article[aria-labelledby="Title"] #Title');
    const title = heading?.textContent;
    const language = heading?.getAttribute("lang");
    if (title && path !== "/") addVisit({ path, title, ...(language && { language }) });
  }, [path]);
  return null;
}
