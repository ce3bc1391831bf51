import { pages } from "#texts/pages";
import type { Post } from "./post";

/** A post with its body as HTML. */
export type FeedItem = { post: Post; html: string };

/** Title, description and address of the blog in feeds. */
export const blog = {
  path: "/blog",
  title: pages.blog.title,
  description: pages.blog.description,
} as const;

/** The three feeds: format, address, media type. */
export const feeds = {
  rss: { path: "/blog/rss.xml", type: "application/rss+xml", label: "RSS" },
  atom: { path: "/blog/atom.xml", type: "application/atom+xml", label: "Atom" },
  json: { path: "/blog/feed.json", type: "application/feed+json", label: "JSON Feed" },
} as const;

/** Feeds by media type, as `alternates.types` of Next's metadata has them. */
export type Feeds = Record<string, { url: string; title: string }[]>;

/** The feeds of the blog, as links in the head of pages. */
export const blogFeeds: Feeds = Object.fromEntries(
  Object.values(feeds).map(({ path, type, label }) => [type, [{ url: path, title: `${blog.title} (${label})` }]]),
);
/** The day of a post in the format of RFC 3339, at midnight UTC, since posts have no time of day. */
export const rfc3339 = (post: Post): string => `${post.date}T00:00:00Z`;
