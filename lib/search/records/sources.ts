import { search } from "#texts/search";
import { type Post, sourceOf } from "../../blog/post";
import { isInSection } from "../../paths";
import type { NavbarItem } from "../../settings";
import type { DocSource, Route, Sidebars } from "../../types";

/** A page to index: its source, the name of its section of the site, and its label in the sidebar. */
export type SearchSource = { source: DocSource; group: string; label?: string };

/** What sections are called. */
type Labels = { sidebars: Sidebars; navbar: readonly NavbarItem[] };

/** The parts of a site that its pages and posts are listed from. */
export type Listed = { routes: ReadonlyMap<string, Route>; posts: readonly Post[]; manifest: Labels };

/** Section of the blog. */
export const blogGroup = search.blog;
/** Section of pages that no sidebar and no entry of the navbar leads to. */
const otherGroup = search.general;

/** The listed pages, in the order of their paths; drafts are absent from routes, unlisted pages are left out here. */
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

/** The navbar's entry above a path: "/integrations/logic-apps" → "Integrations". */
function navbarLabel(path: string, navbar: Labels["navbar"]): string | undefined {
  return navbar.find(({ href }) => isInSection(path, href))?.label;
}

/** The listed pages of a site, and after them the posts of its blog, whose topics are not the tags of the documentation. */
export function listedSources({ routes, posts, manifest }: Listed): SearchSource[] {
  return [...searchSources(routes, manifest), ...posts.map((post) => ({ source: sourceOf(post), group: blogGroup }))];
}
