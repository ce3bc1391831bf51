import { blogPaths } from "../blog/lists";
import { escapeHtml } from "../escape-html";
import { fullAddress } from "../nav/edition";
import { listPages } from "../nav/routes";
import { newestOf } from "../site/last-update";
import { metadataOf, type Site } from "../site/load";
import { canonicalOf } from "./edition-metadata";

/** One address for crawlers: absolute, with the day of its last change where that is known. */
type SitemapEntry = { url: string; lastModified?: string };

type SitemapSource = Pick<Site, "manifest" | "routes" | "posts" | "history" | "alternates">;

/**
 * Every indexable page: listed documentation, topics and blog, but not `/search`. A page that lists others, such as posts, has the date of
 * the newest of them.
 */
export function sitemapEntries(content: SitemapSource): SitemapEntry[] {
  const { posts } = content;
  const dates = new Map<string, string | undefined>([
    ...[...content.routes.values()].map(({ source }) => [source.doc.path, metadataOf(content, source).date] as const),
    ...posts.map(({ path, file, date }) => [path, content.history.files.get(file)?.date ?? date] as const),
  ]);
  const newestPost = newestOf(posts.map(({ path }) => dates.get(path)));
  const newestPage = newestOf(dates.values());
  const blogPages = [...blogPaths(posts), ...posts.map(({ path }) => path)];
  const paths = new Set([...listPages(content.routes).map(({ path }) => path), ...blogPages]);
  paths.delete("/search");
  for (const path of paths) if (canonicalOf(content, path) !== fullAddress(path)) paths.delete(path);
  return [...paths]
    .sort((a, b) => a.localeCompare(b, "en"))
    .map((path) => {
      const date = dates.get(path) ?? (path === "/blog" || path.startsWith("/blog/") ? newestPost : newestPage);
      // Next writes addresses as they are.
      return { url: escapeHtml(fullAddress(path)), ...(date && { lastModified: date }) };
    });
}

/** A sitemap index (sitemaps.org/protocol.html): the sitemaps of a site, by their full addresses. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</sitemapindex>\n",
  ].join("\n");
}
