import type { Metadata } from "next";
import { pages } from "#texts/pages";
import { type Feeds, rfc3339 } from "../blog/feeds";
import type { Post } from "../blog/post";
import { tagLabel } from "../blog/vocabulary";
import { fullAddress } from "../nav/edition";
import { isInSection, markdownPath, toHref } from "../paths";
import { site } from "../site";
import type { Site } from "../site/load";
import type { DocSource, PageMetadata } from "../types";
import { withEditionMetadata } from "./edition-metadata";
import { socialImageOf } from "./social";

/** Title, description, canonical address, last change and social preview of one page. Unlisted pages ask not to be indexed. */
export function describePage({ doc, frontMatter }: DocSource, { date }: PageMetadata): Metadata {
  const { title, description, unlisted } = frontMatter;
  const own = baseMetadata(doc.path, title, description, unlisted, doc.sidebar);
  const isArticle = doc.path !== "/" && date !== undefined;
  const page = isArticle
    ? { ...own, openGraph: { ...own.openGraph, type: "article" as const, modifiedTime: date } }
    : own;
  if (unlisted) return page;
  const types = { ...markdownOf(doc.path), ...feedsOfSection(doc.path) };
  return { ...page, alternates: { ...page.alternates, types } };
}

/** The alternate of a page that is its Markdown. */
export const markdownOf = (path: string) => ({ "text/markdown": toHref(markdownPath(path)) });

/** The feeds of the section that a page is in. */
function feedsOfSection(path: string): Feeds {
  const own = (site.feeds ?? []).filter(({ section }) => isInSection(path, section));
  const byType: Feeds = {};
  for (const { type, href, label } of own) byType[type] = [...(byType[type] ?? []), { url: href, title: label }];
  return byType;
}

/** Metadata of one post; `updated` is when its file changed last. */
export function describePost(post: Post, updated?: string): Metadata {
  const base = baseMetadata(post.path, post.title, post.description);
  return {
    ...base,
    alternates: { ...base.alternates, types: markdownOf(post.path) },
    authors: [{ name: post.author }],
    openGraph: {
      ...base.openGraph,
      type: "article",
      publishedTime: rfc3339(post),
      ...(updated && { modifiedTime: updated }),
      authors: [post.author],
      tags: post.tags.map(tagLabel),
    },
  };
}

/** Metadata of a page that the site generates, for the current edition. */
export function describeGeneratedPage(
  current: Site,
  path: string,
  title: string,
  description: string,
  unlisted = false,
): Metadata {
  return withEditionMetadata(baseMetadata(path, title, description, unlisted), current, path);
}

/** What is known of a page without its other editions. */
function baseMetadata(path: string, title: string, description: string, unlisted = false, sidebar?: string): Metadata {
  const image = socialImageOf(path, sidebar);
  return {
    title,
    description,
    alternates: { canonical: toHref(path) },
    openGraph: {
      type: path === "/" ? "website" : "article",
      siteName: pages.documentation,
      title,
      description,
      url: fullAddress(path),
      images: [image],
    },
    // Without their size, which has no name there.
    twitter: { card: "summary_large_image", images: { url: image.url, alt: image.alt } },
    ...(unlisted && { robots: { index: false, follow: true } }),
  };
}
