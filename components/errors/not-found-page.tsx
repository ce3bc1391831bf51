"use client";

import { lazy } from "react";

const Content = lazy(() => import("./not-found-content"));

/**
 * The not-found page. Next puts it into the payload of every page, so this is a client component that loads the content only when it is
 * shown: payloads then contain only a small reference.
 */
export function NotFoundPage() {
  return <Content />;
}
