import type { Metadata } from "next";
import { rfc3339 } from "../blog/feeds";
import type { Post } from "../blog/posts";
import { tagLabel } from "../blog/vocabulary";
import { describe } from "./page";

/** Metadata of one post; `updated` is when its file changed last. */
export function describePost(post: Post, updated?: string): Metadata {
  const base = describe(post.path, post.title, post.description);
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
