import type { SidebarCategory } from "@/lib/types";

/** What the reader opened or closed, kept for the life of the tab so that every page shows the same tree. */
const remembered = new Map<string, boolean>();

function keyOf(item: SidebarCategory): string {
  const first = item.items[0];
  return `${item.label}:${item.href ?? first?.href ?? first?.label ?? ""}`;
}

/** Open unless configured closed; a category that holds the current page always starts open. */
export function isCategoryOpen(item: SidebarCategory, holdsCurrent: boolean): boolean {
  return holdsCurrent || (remembered.get(keyOf(item)) ?? !item.collapsed);
}

export function rememberCategory(item: SidebarCategory, open: boolean): void {
  remembered.set(keyOf(item), open);
}
