"use client";

import { useEffect } from "react";
import { awakeEvent } from "./vocabulary";

/** Says that the page's code is in place. It must stand last in the document, since effects run in that order. */
export function Awake() {
  useEffect(() => {
    document.dispatchEvent(new Event(awakeEvent));
  }, []);
  return null;
}
