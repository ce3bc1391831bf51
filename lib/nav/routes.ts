import { home } from "#texts/home";
import { pages as texts } from "#texts/pages";
import { search } from "#texts/search";
import { tags } from "#texts/tags";
import type { Route } from "../types";
import type { ListedPage } from "./closest";
import { topicPath } from "./tags";

/** Pages that the site generates itself, besides the content. */
export const systemPages: (ListedPage & { description: string })[] = [
  { path: "/", title: home.title, description: texts.description },
  {
    path: "/search",
    title: search.dialog,
    description: search.lead,
  },
  ...(Object.keys(tags).length > 0
    ? [{ path: "/tags", title: texts.allTopics.title, description: texts.allTopics.description }]
    : []),
  ...Object.entries(tags).map(([tag, { title, description }]) => ({ path: topicPath(tag), title, description })),
];

/**
 * Parameter for a route that has no pages to render, since Next refuses to export such a route. It leads to the not-found page, and
 * `lib/build/export/finish.ts` removes its files.
 */
export const placeholder = "_none";

/** A page of a route with parameters. */
type RoutePage<Params> = { path: string; params: Params };

/**
 * For `generateStaticParams`: the parameters of those pages of a route that are to be rendered (see `pathsToRender`), or of the placeholder
 * if there are none.
 */
export function paramsToRender<Params>(
  only: ReadonlySet<string> | undefined,
  pages: readonly RoutePage<Params>[],
  none: (placeholder: string) => Params,
): Params[] {
  const rendered = pages.filter(({ path }) => !only || only.has(path));
  return rendered.length > 0 ? rendered.map(({ params }) => params) : [none(placeholder)];
}

/** The pages that the site generates, unless the content has a page at their address. */
export const generatedPages = (routes: ReadonlyMap<string, Route>): typeof systemPages =>
  systemPages.filter(({ path }) => !routes.has(path));

/** Every listed page, sorted by path; pages of the content replace generated ones. */
export function listPages(routes: ReadonlyMap<string, Route>): ListedPage[] {
  const pages = [...routes.values()]
    .filter(({ source }) => !source.frontMatter.unlisted)
    .map(({ source }) => ({ path: source.doc.path, title: source.frontMatter.title }));
  return [...generatedPages(routes), ...pages].sort((a, b) => a.path.localeCompare(b.path, "en"));
}
