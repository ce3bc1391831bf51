"use client";

import { lazy } from "react";

const Content = lazy(() => import("./not-found-content"));

/**
 * The not-found page. Next includes it in the payload of every page, so this is a client component that loads the content only when shown:
 * payloads then contain only a small reference.
 */
export function NotFoundPage() {
  return <Content />;
}
