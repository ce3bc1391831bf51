"use client";

import { Suspense, useEffect, useLayoutEffect, useState } from "react";
import { awakeEvent } from "./vocabulary";

/**
 * Dispatches `awakeEvent` once the page is hydrated and the open state of its `<details>` is restored. It must come last in the document,
 * since effects run in that order, and in a boundary: React hydrates boundaries after the rest, among them the one around the metadata.
 */
export function Awake() {
  return (
    <Suspense>
      <Signal />
    </Suspense>
  );
}

function Signal() {
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

/** If React has re-rendered the page from scratch (see `trackElement`), restores what the reader had opened or closed. */
function restoreDetails(noted: readonly Noted[]): void {
  if (noted.every(({ element }) => element.isConnected)) return;
  const now = allDetails();
  // A different number means that a browser extension has added some, so indices do not correspond.
  if (now.length !== noted.length) return;
  noted.forEach(({ isOpen }, index) => {
    const element = now[index];
    if (element) element.open = isOpen;
  });
}
