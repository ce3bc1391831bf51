"use client";

import { useState, useSyncExternalStore } from "react";
import { site } from "@/lib/site";
import { bootScript } from "@/lib/site/boot-script";
import { bootAttributes } from "./attributes";

/**
 * The script that runs before the first paint. A client file, so that payloads refer to it instead of bringing its text along; where
 * a page wakes, it has run, and no browser gets the text once more. `announced`: the id of the announcement, if there is one.
 */
export function BootScript({ announced }: { announced: string | undefined }) {
  if (typeof window !== "undefined") return process.env.NODE_ENV === "development" ? <IfMade /> : hasRun;
  const attributes = bootAttributes(announced, site.colorMode);
  return <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />;
}

const hasRun = <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;

/** In the live preview the browser makes the not-found page by itself, and React warns of every script that it makes. */
function IfMade() {
  const isMade = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  return useState(isMade)[0] ? hasRun : null;
}
