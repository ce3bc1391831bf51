import type { PageLink, Route } from "../types";

/** Links to pages by path, labelled with their titles. @throws Error for a path that is no page. */
export function linksTo(routes: ReadonlyMap<string, Route>, paths: readonly string[]): PageLink[] {
  return paths.map((path) => {
    const route = routes.get(path);
    if (!route)
      throw new Error(
        `The home page links to "${path}", which is no page. Correct components/product/home/audiences.ts.`,
      );
    return { href: path, label: route.source.frontMatter.title };
  });
}
