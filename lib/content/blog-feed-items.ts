import { loadPosts } from "./blog";
import type { FeedItem } from "./blog-feeds";
import { postHtml } from "./blog-html";

/** Every published post with its body, newest first, for the feeds. */
export function loadFeedItems(): Promise<FeedItem[]> {
  return Promise.all(loadPosts().map(async (post) => ({ post, html: await postHtml(post) })));
}
