"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { followEntries, noteShown } from "./history-entries";
import { keepPlaces, returnToPlace } from "./places";

/** Leads the way back to every page, and to the place that was read, once the page is on screen again. */
export function WayBack() {
  const path = usePathname();
  useEffect(keepPlaces, []);
  useEffect(followEntries, []);
  // The path is what tells that another page is on screen.
  useEffect(noteShown, [path]);
  useLayoutEffect(returnToPlace, [path]);
  return null;
}
