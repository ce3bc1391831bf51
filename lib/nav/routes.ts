import { tags } from "../site";
import type { Route } from "../types";
import type { ListedPage } from "./closest";

/** Addresses the site makes itself, beside the content tree. */
export const systemPages: ListedPage[] = [
  { path: "/", title: "Documentation for resource planning and scheduling" },
  { path: "/search", title: "Search the documentation" },
  { path: "/tags", title: "All topics" },
  ...Object.entries(tags).map(([tag, { title }]) => ({ path: `/tags/${tag}`, title })),
];

/**
 * Stands in for the pages of a route that has none, because an export refuses such a route. The page is not found, and
 * `lib/build/finish.ts` removes its files.
 */
export const placeholder = "_none";

/** Parameters of a route's pages, or of the placeholder where there is no page. */
export function paramsOrPlaceholder<Params>(params: Params[], none: (placeholder: string) => Params): Params[] {
  return params.length > 0 ? params : [none(placeholder)];
}

/** Every page a reader may be sent to, by path: unlisted ones are left out, and a page of the content comes before our own. */
export function listPages(routes: ReadonlyMap<string, Route>): ListedPage[] {
  const pages = [...routes.values()]
    .filter(({ source }) => !source.frontMatter.unlisted)
    .map(({ source }) => ({ path: source.doc.path, title: source.frontMatter.title }));
  const made = systemPages.filter(({ path }) => !routes.has(path));
  return [...made, ...pages].sort((a, b) => a.path.localeCompare(b.path, "en"));
}
