import { systemPages } from "../nav/routes";
import type { Issue, Redirect } from "../types";
import type { AnalyzedPage } from "./analyzed-page";
import { checkImages } from "./check-images";
import { checkLinks, type LinkTargets } from "./check-links";

/** Links, anchors and images of all pages. `others` are further pages the site makes itself, such as the blog's lists. */
export function checkContent(
  root: string,
  pages: readonly AnalyzedPage[],
  redirects: readonly Redirect[],
  others: readonly string[] = [],
): Issue[] {
  const targets: LinkTargets = {
    anchors: new Map(
      pages.map(({ source, outline }) => [source.doc.path, new Set(["top", "content", "title", ...outline.anchors])]),
    ),
    moved: new Map(redirects.map(({ from, to }) => [from, to])),
  };
  for (const path of [...systemPages.map((page) => page.path), ...others]) {
    if (!targets.anchors.has(path)) targets.anchors.set(path, new Set());
  }
  return pages.flatMap((page) => [...checkLinks(page, targets), ...checkImages(page, root)]);
}
