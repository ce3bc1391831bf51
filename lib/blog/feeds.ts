import { pages } from "#texts/pages";
import type { Post } from "./post";

/** A post with its body as HTML. */
export type FeedItem = { post: Post; html: string };

/** What a feed says about itself. */
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

/** The feeds of the blog: they let readers and browsers find them from a page. */
export const blogFeeds: Feeds = Object.fromEntries(
  Object.values(feeds).map(({ path, type, label }) => [type, [{ url: path, title: `${blog.title} (${label})` }]]),
);
/** The day of a post as RFC 3339 wants it; posts carry no time of day, so it is midnight in UTC. */
export const rfc3339 = (post: Post): string => `${post.date}T00:00:00Z`;
