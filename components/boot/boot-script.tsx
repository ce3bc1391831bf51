"use client";

import { useState, useSyncExternalStore } from "react";
import { site } from "@/lib/site";
import { bootScript } from "@/lib/site/boot-script";
import { bootAttributes } from "./attributes";

/**
 * The script that runs before the first paint. A client component, so that payloads reference it instead of carrying its text; when a
 * page wakes, the script has already run and is rendered empty. `announced`: the id of the announcement, if there is one.
 */
export function BootScript({ announced }: { announced: string | undefined }) {
  if (typeof window !== "undefined") return process.env.NODE_ENV === "development" ? <IfMade /> : hasRun;
  const attributes = bootAttributes(announced, site.colorMode);
  return <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />;
}

const hasRun = <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;

/** In the live preview the not-found page is rendered on the client only, and React warns about every script created there. */
function IfMade() {
  const isMade = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  return useState(isMade)[0] ? hasRun : null;
}
