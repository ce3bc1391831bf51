import { home } from "#texts/home";
import { pages as texts } from "#texts/pages";
import { search } from "#texts/search";
import { tags } from "#texts/tags";
import type { Route } from "../types";
import type { ListedPage } from "./closest";

/** Addresses the site makes itself, beside the content tree. */
export const systemPages: (ListedPage & { description: string })[] = [
  { path: "/", title: home.title, description: texts.description },
  {
    path: "/search",
    title: search.dialog,
    description: "Pages, sections and answers for a word or a question.",
  },
  ...(Object.keys(tags).length > 0
    ? [{ path: "/tags", title: texts.allTopics.title, description: "Every topic and the pages about it." }]
    : []),
  ...Object.entries(tags).map(([tag, { title, description }]) => ({ path: `/tags/${tag}`, title, description })),
];

/**
 * Stands in for the pages of a route that has none to render, because an export refuses such a route. The page is not found, and
 * `lib/build/finish.ts` removes its files.
 */
export const placeholder = "_none";

/** A page of a route with parameters. */
type RoutePage<Params> = { path: string; params: Params };

/** Parameters of the pages of a route that are to be rendered, or of the placeholder where there are none; see `pathsToRender`. */
export function paramsToRender<Params>(
  only: ReadonlySet<string> | undefined,
  pages: readonly RoutePage<Params>[],
  none: (placeholder: string) => Params,
): Params[] {
  const rendered = pages.filter(({ path }) => !only || only.has(path));
  return rendered.length > 0 ? rendered.map(({ params }) => params) : [none(placeholder)];
}

/** The pages the site makes itself, where the content has none at their addresses. */
export const madePages = (routes: ReadonlyMap<string, Route>): typeof systemPages =>
  systemPages.filter(({ path }) => !routes.has(path));

/** Every page a reader may be sent to, by path: unlisted ones are left out, and a page of the content comes before our own. */
export function listPages(routes: ReadonlyMap<string, Route>): ListedPage[] {
  const pages = [...routes.values()]
    .filter(({ source }) => !source.frontMatter.unlisted)
    .map(({ source }) => ({ path: source.doc.path, title: source.frontMatter.title }));
  return [...madePages(routes), ...pages].sort((a, b) => a.path.localeCompare(b.path, "en"));
}
