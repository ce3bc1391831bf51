import { fullAddress } from "../nav/edition";
import type { PageReader } from "../page/reader";
import type { FeedItem } from "./feeds";
import { plainHtml } from "./post-html";
import { type Post, sourceOf } from "./posts";

/** Posts with their bodies as HTML, in the order given, for the feeds. */
export function feedItems(posts: readonly Post[], reader: PageReader): Promise<FeedItem[]> {
  return Promise.all(
    posts.map(async (post) => ({ post, html: plainHtml(await reader.tree(sourceOf(post)), fullAddress(post.path)) })),
  );
}
