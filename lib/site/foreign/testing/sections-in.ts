import type { SidebarItem } from "../../../types";
import { sidebarsOfNav } from "../sidebars/nav-sidebars";
import { readForeignPages } from "../tree";

const shown = (items: readonly SidebarItem[]): unknown[] =>
  items.map((item) =>
    item.type === "category"
      ? [`${item.label} ${item.href ?? ""}${item.collapsed ? "" : " open"}`, shown(item.items)]
      : `${item.label} ${item.href}`,
  );

/** The sections that a tree's own navigation makes, with what they list; none if it has no navigation. */
export function sectionsIn(folder: string, label = "docs"): unknown[] {
  const { nav, pages, metas } = readForeignPages({ folder, label, isForeign: true, staticFolders: [] });
  if (!nav) return [];
  const { sidebars } = sidebarsOfNav(nav, pages, { overview: "Overview", contents: "Contents" }, metas);
  return Object.values(sidebars).map((section) => [section.label, shown(section.items)]);
}
