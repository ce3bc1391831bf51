import { join } from "node:path";
import { countTags, tagPath } from "../../blog/lists";
import { sourceOf } from "../../blog/post";
import { hashFiles, hashText } from "../../hash";
import { drawnIcons } from "../../metadata/icons";
import { socialCards } from "../../metadata/social";
import { flattenSidebar } from "../../nav/flatten";
import { printPath } from "../../nav/print-anchors";
import { iconPath } from "../../paths";
import { metadataOf, type Site } from "../../site/load";
import type { DocSource } from "../../types";

/** The cache key of each route, by path. */
export type RouteKeys = ReadonlyMap<string, string>;

/**
 * Computes cache keys for the routes that depend on few inputs: pages, print documents, posts and tags of the blog, previews and icons. A
 * key is a hash over all inputs of the route. The other routes depend on all pages (search, feeds, sitemap, lists) or are few, and have no
 * key. `code` is the hash of the code.
 */
export async function routeKeys(site: Site, code: string): Promise<RouteKeys> {
  const { routes, posts, manifest, environment, drawings } = site;
  const read = [
    hashFiles(environment.root, [join("content", "_reference")]),
    hashFiles(drawings.folder, drawings.names()),
  ];
  const base = hashText([code, ...read].join(" "));
  const keys = new Map<string, string>();
  const add = (path: string, ...inputs: unknown[]) => keys.set(path, hashText(JSON.stringify([base, path, ...inputs])));

  for (const [path, { source, previous, next }] of routes) {
    if (path !== "/") add(path, await sourceInputs(site, source), previous, next, editionsOf(site, path));
  }
  const blog = await Promise.all(posts.map(async (post) => [post, await sourceInputs(site, sourceOf(post))]));
  const home = routes.get("/");
  const everything = [...keys.values(), blog, home && (await sourceInputs(site, home.source))];
  for (const [id, section] of Object.entries(manifest.sidebars)) {
    const pages = flattenSidebar(section.items).map(({ href }) => keys.get(href));
    // A page without a key, as the home page is, may be drawn from all of them.
    add(printPath(id), section, pages.includes(undefined) ? everything : pages);
  }
  for (const { path } of posts) add(path, blog);
  for (const { tag } of countTags(posts)) add(tagPath(tag), blog);
  for (const card of socialCards(manifest.sidebars, posts)) add(`/social/${card.file}`, card);
  for (const [name, icon] of Object.entries(drawnIcons)) add(iconPath(name), icon);
  return keys;
}

/** The editions that have their own version of a page, which the page's metadata lists. */
const editionsOf = ({ alternates }: Site, path: string): string[] =>
  [...alternates.translations, ...alternates.versions].flatMap(([name, paths]) => (paths.has(path) ? [name] : []));

/** All inputs of a page, including image sizes and history. */
async function sourceInputs(site: Site, source: DocSource): Promise<unknown[]> {
  const { images } = await site.reader.head(source);
  return [site.reader.keyOf(source), source, images, metadataOf(site, source)];
}
