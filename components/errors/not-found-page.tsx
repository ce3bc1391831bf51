"use client";

import { lazy } from "react";

const Content = lazy(() => import("./not-found-content"));

/**
 * The page of unknown addresses. A client file that loads it only where it is shown, because the payload of every page has it: this
 * way there is a reference in it, to next to nothing.
 */
export function NotFoundPage() {
  return <Content />;
}
