import { slugify } from "../../../slugify";
import type { SidebarItem, Sidebars } from "../../../types";

/** A section of a tree: the name its id derives from, its label, and its items. */
export type Section = { name: string; label: string; items: SidebarItem[] };

/** Turns sections into sidebars with unique ids, in order. */
export function sidebarsOfSections(sections: readonly Section[]): Sidebars {
  const sidebars: Sidebars = {};
  for (const { name, label, items } of sections)
    sidebars[freeId(idOf(name), sidebars)] = { label, href: firstHref(items), items };
  return sidebars;
}

/** The given id, suffixed with the first free number if it is taken. */
function freeId(id: string, taken: Sidebars): string {
  let free = id;
  for (let count = 2; Object.hasOwn(taken, free); count++) free = `${id}-${count}`;
  return free;
}

/** Makes a sidebar id from a name: `Über uns` → `ber-uns`. All-digit ids get a prefix, since integer keys of an object sort first. */
function idOf(name: string): string {
  const id = slugify(name);
  return /^\d*$/.test(id) ? `section-${id}`.replace(/-$/, "") : id;
}

function firstHref(items: readonly SidebarItem[]): string {
  for (const item of items) {
    const href = item.href ?? (item.type === "category" ? firstHref(item.items) : "");
    if (href) return href;
  }
  return "";
}
