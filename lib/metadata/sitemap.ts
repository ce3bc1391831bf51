import { blogPaths } from "../blog/lists";
import { loadPosts } from "../blog/posts";
import { type Content, metadataOf } from "../content/docs";
import { listPages } from "../nav/routes";
import { toHref } from "../paths";
import { site } from "../site";

/** One address for crawlers: absolute, with the day of its last change where that is known. */
export type SitemapEntry = { url: string; lastModified?: string };

/** Every page that may be found: listed documentation, topics and blog. `/search` asks not to be indexed and is left out. */
export function sitemapEntries(content: Content): SitemapEntry[] {
  const posts = loadPosts();
  const dates = new Map<string, string | undefined>([
    ...[...content.routes.values()].map(({ source }) => [source.doc.path, metadataOf(content, source).date] as const),
    ...posts.map(({ path, file, date }) => [path, content.history.files.get(file)?.date ?? date] as const),
  ]);
  const blogPages = [...blogPaths(posts), ...posts.map(({ path }) => path)];
  const paths = new Set([...listPages(content.routes).map(({ path }) => path), ...blogPages]);
  paths.delete("/search");
  return [...paths]
    .sort((a, b) => a.localeCompare(b, "en"))
    .map((path) => {
      const date = dates.get(path);
      return { url: `${site.url}${path === "/" ? "/" : toHref(path)}`, ...(date && { lastModified: date }) };
    });
}
