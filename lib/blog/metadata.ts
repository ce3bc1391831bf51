import type { Metadata } from "next";
import { describe } from "../metadata/page";
import { socialImageOf } from "../metadata/social";
import { site } from "../site";
import { absolute, feedAlternates, rfc3339 } from "./feeds";
import type { Post } from "./posts";
import { tagLabel } from "./vocabulary";

/** Metadata of a page of the blog: as for any page, with the addresses of its feeds. */
export function describeBlog(path: string, title: string, description: string): Metadata {
  const base = describe(path, title, description);
  return { ...base, alternates: { ...base.alternates, types: feedAlternates } };
}

/** Metadata of one post. */
export function describePost(post: Post): Metadata {
  const base = describeBlog(post.path, post.title, post.description);
  return {
    ...base,
    authors: [{ name: post.author }],
    openGraph: {
      ...base.openGraph,
      type: "article",
      publishedTime: rfc3339(post),
      authors: [post.author],
      tags: post.tags.map(tagLabel),
    },
  };
}

/** A post as schema.org's BlogPosting. */
export function postingData(post: Post): object {
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    datePublished: rfc3339(post),
    author: { "@type": "Person", name: post.author },
    publisher: { "@type": "Organization", name: site.brand.name, url: site.hosts.product },
    image: absolute(socialImageOf(post.path).url),
    mainEntityOfPage: absolute(post.path),
    keywords: post.tags.map(tagLabel).join(", "),
    inLanguage: site.locales.default,
  };
}
