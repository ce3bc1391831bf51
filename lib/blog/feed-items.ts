import type { FeedItem } from "./feeds";
import { postHtml } from "./post-html";
import { loadPosts } from "./posts";

/** Every published post with its body, newest first, for the feeds. */
export function loadFeedItems(): Promise<FeedItem[]> {
  return Promise.all(loadPosts().map(async (post) => ({ post, html: await postHtml(post) })));
}
