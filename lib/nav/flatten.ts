import { oncePer } from "../memoize";
import type { PageLink, Sidebar, SidebarCategory, SidebarItem } from "../types";

/** The pages of a sidebar in reading order; unlisted ones are left out. */
export function flattenSidebar(items: readonly SidebarItem[]): PageLink[] {
  return items.flatMap((item) => {
    if (item.type === "link") return item.unlisted ? [] : [{ href: item.href, label: item.label }];
    const own = item.href && !item.linkUnlisted ? [{ href: item.href, label: item.label }] : [];
    return [...own, ...flattenSidebar(item.items)];
  });
}

/** The items of one level that a reader on `path` sees: unlisted ones only on their own page, categories only with content. */
export function shownItems(items: readonly SidebarItem[], path: string): SidebarItem[] {
  return items.filter((item) =>
    item.type === "link" ? !item.unlisted || item.href === path : pagesIn(item).length > 0 || holdsPage(item, path),
  );
}

/** The pages of a category, found once: every page that is drawn asks every category of its sidebar. */
export const pagesIn = oncePer((category: SidebarCategory): readonly PageLink[] => flattenSidebar([category]));

/** Whether a category names an address, on any level. */
export function holdsPage(category: SidebarCategory, path: string): boolean {
  return addressesIn(category).has(path);
}

const addressesIn = oncePer((category: SidebarCategory): ReadonlySet<string> => new Set(hrefsOf([category])));

/** Every address a sidebar names, unlisted ones included. */
export function hrefsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) =>
    item.type === "link" ? [item.href] : [...(item.href ? [item.href] : []), ...hrefsOf(item.items)],
  );
}

/** A list of pages without these addresses: a category keeps its other pages, and goes when it has none. */
export function withoutHrefs(items: readonly SidebarItem[], hrefs: ReadonlySet<string>): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === "link") return hrefs.has(item.href) ? [] : [item];
    const { href, ...category } = item;
    const isKept = href !== undefined && !hrefs.has(href);
    const rest = withoutHrefs(item.items, hrefs);
    return isKept || rest.length > 0 ? [{ ...category, ...(isKept && { href }), items: rest }] : [];
  });
}

type Neighbors = { previous?: PageLink; next?: PageLink };

/** The page before and after `path` in a sidebar; of a page that is listed twice, where it is listed first. */
export function neighbors(sidebar: Sidebar | undefined, path: string): Neighbors {
  return (sidebar && neighborsIn(sidebar).get(path)) ?? {};
}

/** The neighbors of all pages of a sidebar, found at once: every page of a site asks. */
const neighborsIn = oncePer(({ items }: Sidebar): ReadonlyMap<string, Neighbors> => {
  const pages = flattenSidebar(items);
  const all = new Map<string, Neighbors>();
  for (const [index, { href }] of pages.entries()) {
    if (!all.has(href)) all.set(href, { previous: pages[index - 1], next: pages[index + 1] });
  }
  return all;
});
