import { suggest } from "../issues";
import { oncePer } from "../memoize";
import type { Doc, Sidebar, SidebarItem, Sidebars, Version } from "../types";
import { hrefsOf } from "./flatten";

/** The id of the first sidebar that lists `path`, or undefined. */
export function sidebarOf(sidebars: Sidebars, path: string): string | undefined {
  return listsOf(sidebars).get(path);
}

/** Which sidebar lists an address, found out for all addresses at once: every page of a site asks. */
const listsOf = oncePer((sidebars: Sidebars): ReadonlyMap<string, string> => {
  const lists = new Map<string, string>();
  for (const [id, { items }] of Object.entries(sidebars)) {
    for (const href of hrefsOf(items)) if (!lists.has(href)) lists.set(href, id);
  }
  return lists;
});

/** The sidebar with this id. @throws Error with the nearest id. */
export function getSidebar(sidebars: Sidebars, id: string): Sidebar {
  const sidebar = sidebars[id];
  if (sidebar) return sidebar;
  const known = Object.keys(sidebars);
  throw new Error(`Sidebar not found by id "${id}". ${suggest(id, known, `Known sidebars: ${known.join(", ")}.`)}`);
}

/** The doc with this id among `docs`. @throws Error with the nearest id. */
export function getDoc(docs: readonly Doc[], id: string): Doc {
  const doc = docs.find((candidate) => candidate.id === id);
  if (doc) return doc;
  const ids = docs.map((candidate) => candidate.id);
  throw new Error(`Doc not found by id "${id}". ${suggest(id, ids, "Ids are paths without the leading slash.")}`);
}

/** The doc with this id in one version. @throws Error that names the version. */
export function getVersionDoc(version: Version, id: string): Doc {
  const doc = version.docs.find((candidate) => candidate.id === id);
  if (doc) return doc;
  if (version.draftIds.includes(id)) {
    throw new Error(`Doc id "${id}" is a draft in version "${version.name}". Remove "draft: true" to publish it.`);
  }
  const ids = version.docs.map((candidate) => candidate.id);
  const hint = suggest(id, ids, `It has ${ids.length} docs.`);
  throw new Error(`Doc id "${id}" not found in version "${version.name}". ${hint}`);
}

/** The breadcrumbs of `path` in a sidebar, from the top down, for structured data; a category without a page has no address. */
export function breadcrumbsOf(items: readonly SidebarItem[], path: string): { label: string; href?: string }[] {
  for (const item of items) {
    const own = { label: item.label, ...(item.href && { href: item.href }) };
    if (item.href === path) return [own];
    if (item.type === "category") {
      const below = breadcrumbsOf(item.items, path);
      if (below.length > 0) return [own, ...below];
    }
  }
  return [];
}
