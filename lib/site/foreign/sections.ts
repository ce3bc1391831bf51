import { slugify } from "../../slugify";
import type { SidebarItem, Sidebars } from "../../types";

/** A section of a tree: the name that its id is made from, and what it lists. */
export type Section = { name: string; label: string; items: SidebarItem[] };

/** The sidebars of sections, in their order, each with an id of its own. */
export function sidebarsOfSections(sections: readonly Section[]): Sidebars {
  const sidebars: Sidebars = {};
  for (const { name, label, items } of sections)
    sidebars[freeId(idOf(name), sidebars)] = { label, href: firstHref(items), items };
  return sidebars;
}

/** An id that no sidebar has yet: the one given, or with the first free number behind it. */
function freeId(id: string, taken: Sidebars): string {
  let free = id;
  for (let count = 2; Object.hasOwn(taken, free); count++) free = `${id}-${count}`;
  return free;
}

/** A name as the id of a sidebar: `Über uns` → `ber-uns`. One of digits alone would not keep its place in an object. */
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
