"use client";

import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect } from "react";
import { keepPlaces, returnToPlace } from "./places";

/** Leads the way back to the place that was read, once the page is on screen again. */
export function WayBack() {
  const path = usePathname();
  useEffect(keepPlaces, []);
  // The path is what tells that another page is on screen.
  useLayoutEffect(returnToPlace, [path]);
  return null;
}
