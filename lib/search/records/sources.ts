import { search } from "#texts/search";
import { type Post, sourceOf } from "../../blog/post";
import { isInSection } from "../../paths";
import type { NavbarItem } from "../../settings";
import type { DocSource, Route, Sidebars } from "../../types";

/** A page to index: its source, the name of its section of the site, and its label in the sidebar. */
export type SearchSource = { source: DocSource; group: string; label?: string };

/** The navigation labels that name sections. */
type Labels = { sidebars: Sidebars; navbar: readonly NavbarItem[] };

/** The parts of a site that contain its pages and posts. */
export type Listed = { routes: ReadonlyMap<string, Route>; posts: readonly Post[]; manifest: Labels };

/** Section name of the blog. */
export const blogGroup = search.blog;
/** Section name of pages that neither a sidebar nor the navbar leads to. */
const otherGroup = search.general;

/** The listed pages in path order. Routes contain no drafts; unlisted pages are filtered out here. */
export function searchSources(routes: ReadonlyMap<string, Route>, { sidebars, navbar }: Labels): SearchSource[] {
  const labels = new Map(Object.values(sidebars).flatMap((sidebar) => labelsIn(sidebar.items)));
  return [...routes.values()]
    .map(({ source }) => source)
    .filter(({ frontMatter }) => !frontMatter.unlisted && !frontMatter.draft)
    .map((source) => {
      const { path, sidebar } = source.doc;
      const label = labels.get(path);
      const group = (sidebar && sidebars[sidebar]?.label) || navbarLabel(path, navbar) || otherGroup;
      return { source, group, ...(label && label !== source.frontMatter.title && { label }) };
    });
}

function labelsIn(items: Sidebars[string]["items"]): [href: string, label: string][] {
  return items.flatMap((item) => {
    const own: [string, string][] = item.href ? [[item.href, item.label]] : [];
    return item.type === "category" ? [...own, ...labelsIn(item.items)] : own;
  });
}

/** The label of the navbar entry above a path: "/integrations/logic-apps" → "Integrations". */
function navbarLabel(path: string, navbar: Labels["navbar"]): string | undefined {
  return navbar.find(({ href }) => isInSection(path, href))?.label;
}

/** The listed pages of a site, followed by its blog posts, whose topics are not tags of the documentation. */
export function listedSources({ routes, posts, manifest }: Listed): SearchSource[] {
  return [...searchSources(routes, manifest), ...posts.map((post) => ({ source: sourceOf(post), group: blogGroup }))];
}
