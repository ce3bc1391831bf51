import { fullAddress, languageCode } from "../nav/edition";
import { iconPath } from "../paths";
import { site } from "../site";
import { element, escapeXml, feedBeginning } from "../xml";
import { blog, type FeedItem, feeds, rfc3339 } from "./feeds";
import type { Post } from "./post";
import { tagLabel } from "./vocabulary";

/** `toUTCString` gives an RFC 822 date with a four-digit year, as RSS 2.0 requires. */
const rfc822 = (post: Post) => new Date(rfc3339(post)).toUTCString();

/** RSS 2.0 (rssboard.org/rss-specification) with full content, newest post first. */
export function toRss(items: readonly FeedItem[]): string {
  const entries = items.map(({ post, html }) =>
    [
      "<item>",
      element("title", post.title),
      element("link", fullAddress(post.path)),
      element("guid", fullAddress(post.path), ' isPermaLink="true"'),
      element("pubDate", rfc822(post)),
      element("dc:creator", post.author),
      ...(post.untranslated ? [element("dc:language", post.untranslated.language)] : []),
      ...post.tags.map((tag) => element("category", tagLabel(tag))),
      element("description", post.description),
      element("content:encoded", html),
      "</item>",
    ].join("\n"),
  );
  const newest = items[0] ? [element("lastBuildDate", rfc822(items[0].post))] : [];
  return [
    ...feedBeginning(),
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", blog.title),
    element("link", fullAddress(blog.path)),
    element("description", blog.description),
    element("language", languageCode),
    ...(site.copyright ? [element("copyright", site.copyright)] : []),
    ...newest,
    `<atom:link href="${fullAddress(feeds.rss.path)}" rel="self" type="${feeds.rss.type}"/>`,
    ...entries,
    "</channel>",
    "</rss>\n",
  ].join("\n");
}

/** Atom 1.0 (RFC 4287) with full content, newest post first. */
export function toAtom(items: readonly FeedItem[]): string {
  const entries = items.map(({ post, html }) =>
    [
      post.untranslated ? `<entry xml:lang="${post.untranslated.language}">` : "<entry>",
      element("id", fullAddress(post.path)),
      element("title", post.title),
      `<link rel="alternate" type="text/html" href="${fullAddress(post.path)}"/>`,
      element("published", rfc3339(post)),
      element("updated", rfc3339(post)),
      `<author>${element("name", post.author)}</author>`,
      ...post.tags.map((tag) => `<category term="${escapeXml(tag)}" label="${escapeXml(tagLabel(tag))}"/>`),
      element("summary", post.description),
      element("content", html, ' type="html"'),
      "</entry>",
    ].join("\n"),
  );
  const [first] = items;
  return [
    ...feedBeginning(),
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageCode}">`,
    element("id", fullAddress(blog.path)),
    element("title", blog.title),
    element("subtitle", blog.description),
    element("updated", first ? rfc3339(first.post) : "1970-01-01T00:00:00Z"),
    `<link rel="self" type="${feeds.atom.type}" href="${fullAddress(feeds.atom.path)}"/>`,
    `<link rel="alternate" type="text/html" href="${fullAddress(blog.path)}"/>`,
    element("icon", fullAddress("/icon.svg")),
    ...(site.copyright ? [element("rights", site.copyright)] : []),
    ...entries,
    "</feed>\n",
  ].join("\n");
}

/** JSON Feed 1.1 (jsonfeed.org/version/1.1) with full content, newest post first. */
export function toJsonFeed(items: readonly FeedItem[]): object {
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: blog.title,
    home_page_url: fullAddress(blog.path),
    feed_url: fullAddress(feeds.json.path),
    description: blog.description,
    icon: fullAddress(iconPath("icon-512.png")),
    favicon: fullAddress(iconPath("icon-192.png")),
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
