"use client";

import { site } from "@/lib/site";
import { bootScript } from "@/lib/site/boot-script";
import { bootAttributes } from "./attributes";

/**
 * The script that runs before the first paint. A client file, so that payloads refer to it instead of bringing its text along; where
 * a page wakes, it has run, and no browser gets the text once more. `announced`: the id of the announcement, if there is one.
 */
export function BootScript({ announced }: { announced: string | undefined }) {
  if (typeof window !== "undefined") return <script suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
  const attributes = bootAttributes(announced, site.colorMode);
  return <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />;
}

const nothing = { __html: "" };
