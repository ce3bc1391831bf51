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

/**
 * The items of one level that are visible on the page `path`: unlisted ones only on their own page, categories only if they have visible
 * items.
 */
export function visibleItems(items: readonly SidebarItem[], path: string): SidebarItem[] {
  return items.filter((item) =>
    item.type === "link" ? !item.unlisted || item.href === path : pagesIn(item).length > 0 || containsPage(item, path),
  );
}

/** The pages of a category, cached because rendering any page asks for those of every category in its sidebar. */
export const pagesIn = oncePer((category: SidebarCategory): readonly PageLink[] => flattenSidebar([category]));

/** Whether a category contains an address, on any level. */
export function containsPage(category: SidebarCategory, path: string): boolean {
  return addressesIn(category).has(path);
}

const addressesIn = oncePer((category: SidebarCategory): ReadonlySet<string> => new Set(hrefsOf([category])));

/** Every address in a sidebar, unlisted ones included. */
export function hrefsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) =>
    item.type === "link" ? [item.href] : [...(item.href ? [item.href] : []), ...hrefsOf(item.items)],
  );
}

/** Items without these addresses, and without categories that are empty then. */
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

/** The pages before and after `path` in a sidebar, at its first position if it is listed twice. */
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
