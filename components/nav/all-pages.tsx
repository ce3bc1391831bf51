"use client";

import { manifest } from "@/lib/nav/manifest";
import { otherPages } from "@/lib/nav/standalone-pages";

import { SiteMap } from "./site-map";

const { sidebars, standalonePages, hasBlog } = manifest;
const sections = { ...sidebars, other: otherPages(standalonePages, hasBlog) };

/**
 * The sitemap for people with the site's own sections. A client file: payloads have a reference to it, and the list comes from the
 * manifest that the sidebar has loaded anyway.
 */
export function AllPages() {
  return <SiteMap sidebars={sections} />;
}
