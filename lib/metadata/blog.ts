import type { Metadata } from "next";
import { feedAlternates, rfc3339 } from "../blog/feeds";
import type { Post } from "../blog/posts";
import { tagLabel } from "../blog/vocabulary";
import { describe } from "./page";

/** Metadata of a page of the blog: as for any page, with the addresses of its feeds. */
export function describeBlog(path: string, title: string, description: string): Metadata {
  const base = describe(path, title, description);
  return { ...base, alternates: { ...base.alternates, types: feedAlternates } };
}

/** Metadata of one post; `updated` is when its file changed last. */
export function describePost(post: Post, updated?: string): Metadata {
  const base = describeBlog(post.path, post.title, post.description);
  return {
    ...base,
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
