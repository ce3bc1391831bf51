"use client";

import { useEffect, useLayoutEffect, useState } from "react";
import { awakeEvent } from "./vocabulary";

/**
 * Says that the page's code is in place, with open what was open while it slept. It must stand last in the document, since effects run
 * in that order.
 */
export function Awake() {
  const [asleep] = useState(noteDetails);
  useLayoutEffect(() => restoreDetails(asleep), [asleep]);
  useEffect(() => {
    document.dispatchEvent(new Event(awakeEvent));
  }, []);
  return null;
}

type Noted = { element: HTMLDetailsElement; isOpen: boolean };

const allDetails = () => [...document.querySelectorAll("details")];

const noteDetails = (): Noted[] =>
  typeof document === "undefined" ? [] : allDetails().map((element) => ({ element, isOpen: element.open }));

/** Where React has rendered the page anew (`trackElement`), what the reader had opened or closed is as they left it. */
function restoreDetails(noted: readonly Noted[]): void {
  if (noted.every(({ element }) => element.isConnected)) return;
  const now = allDetails();
  // Another number: an extension of the browser has its own among them, and what stands where is unknown.
  if (now.length !== noted.length) return;
  noted.forEach(({ isOpen }, index) => {
    const element = now[index];
    if (element) element.open = isOpen;
  });
}
