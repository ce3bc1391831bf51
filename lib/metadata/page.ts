import type { Metadata } from "next";
import { feedAlternates } from "../blog/feeds";
import { toHref } from "../paths";
import { site } from "../site";
import type { DocSource } from "../types";
import { socialImageOf } from "./social";

/** Title, description, canonical address and social preview of one page. Unlisted pages ask not to be indexed. */
export function describePage({ doc, frontMatter }: DocSource): Metadata {
  return describe(doc.path, frontMatter.title, frontMatter.description, frontMatter.unlisted, doc.sidebar);
}

/** The same for pages the site makes itself. */
export function describe(
  path: string,
  title: string,
  description: string,
  unlisted = false,
  sidebar?: string,
): Metadata {
  const url = toHref(path);
  return {
    title,
    description,
    alternates: { canonical: url, types: feedAlternates },
    openGraph: {
      type: "article",
      siteName: `${site.title} documentation`,
      title,
      description,
      url,
      images: [socialImageOf(path, sidebar)],
    },
    ...(unlisted && { robots: { index: false, follow: true } }),
  };
}
