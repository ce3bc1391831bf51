"use client";

import { useEffect, useRef, useState } from "react";
import { isUnreachable } from "@/components/ui/offline-note";

/** The live preview has no export from which to join the pages. */
const isExported = process.env.NODE_ENV === "production";
const untilBuilt = isExported ? "" : "<p>The pages are joined when the site is built: npm run build.</p>";

/**
 * The element that the build fills with the section's pages, which are only in the document's HTML. They are kept when React re-renders the
 * document, as after a translation by the browser, and a client-side navigation back to it reloads the document to get them.
 */
export function PrintPages({ id, className }: { id: string; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [html] = useState(() => pagesInDocument(id) || untilBuilt);
  useEffect(() => {
    if (isExported && !place.current?.firstChild && !isUnreachable()) location.reload();
  }, []);
  return <div ref={place} className={className} data-print-pages={id} dangerouslySetInnerHTML={{ __html: html }} />;
}

function pagesInDocument(id: string): string | undefined {
  return typeof document === "undefined"
    ? undefined
    : document.querySelector(`[data-print-pages="${CSS.escape(id)}"]`)?.innerHTML;
}
