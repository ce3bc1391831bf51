import { fullAddress, languageCode } from "../nav/edition";
import { blog, type FeedItem, feeds, rfc3339 } from "./feeds";
import { tagLabel } from "./vocabulary";

/** JSON Feed 1.1 (jsonfeed.org/version/1.1) with full content, newest post first. */
export function toJsonFeed(items: readonly FeedItem[]): object {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: blog.title,
    home_page_url: fullAddress(blog.path),
    feed_url: fullAddress(feeds.json.path),
    description: blog.description,
    icon: fullAddress("/icons/icon-512.png"),
    favicon: fullAddress("/icons/icon-192.png"),
    language: languageCode,
    items: items.map(({ post, html }) => ({
      id: fullAddress(post.path),
      url: fullAddress(post.path),
      ...(post.untranslated && { language: post.untranslated.language }),
      title: post.title,
      summary: post.description,
      content_html: html,
      date_published: rfc3339(post),
      authors: [{ name: post.author }],
      tags: post.tags.map(tagLabel),
      image: fullAddress(`/social${post.path}.png`),
    })),
  };
}
