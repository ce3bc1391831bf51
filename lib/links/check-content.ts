import { systemPages } from "../nav/routes";
import type { ReferenceLink } from "../reference/links";
import type { Issue, Redirect } from "../types";
import type { AnalyzedPage } from "./analyzed-page";
import { checkImages } from "./check-images";
import { checkLinks, checkReferenceLinks, type LinkTargets } from "./check-links";

/** What is checked beside the pages. */
type Others = {
  /** Further pages the site makes itself, such as the blog's lists. */
  paths?: readonly string[];
  /** Links of the reference documents. */
  links?: readonly ReferenceLink[];
};

/** Links, anchors and images of all pages. */
export function checkContent(
  root: string,
  pages: readonly AnalyzedPage[],
  redirects: readonly Redirect[],
  { paths = [], links = [] }: Others = {},
): Issue[] {
  const targets: LinkTargets = {
    anchors: new Map(
      pages.map(({ source, outline }) => [source.doc.path, new Set(["top", "content", "title", ...outline.anchors])]),
    ),
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
  };
  for (const path of [...systemPages.map((page) => page.path), ...paths]) {
    if (!targets.anchors.has(path)) targets.anchors.set(path, new Set());
  }
  return [
    ...pages.flatMap((page) => [...checkLinks(page, targets), ...checkImages(page, root)]),
    ...checkReferenceLinks(links, targets),
  ];
}
