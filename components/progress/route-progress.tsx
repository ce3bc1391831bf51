"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { finishProgress, showRoute } from "./progress";

/** Completes the progress bar once the new route has rendered. */
export function RouteProgress() {
  const path = usePathname();
  useEffect(() => showRoute(path), [path]);
  useEffect(() => {
    // A page restored from the back-forward cache may have been left in the middle of a navigation.
    addEventListener("pageshow", finishProgress);
    return () => removeEventListener("pageshow", finishProgress);
  }, []);
  return null;
}
