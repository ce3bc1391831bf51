import { tabStorage } from "@/lib/browser-storage";
import type { SidebarCategory } from "@/lib/types";

/** Session storage key of the state below. */
export const memoryKey = "sidebar";

/** Categories that the reader opened or closed, and scroll offsets of sidebars; kept for the life of the tab. */
const opened = new Map<string, boolean>();
const offsets = new Map<string, number>();
let isRestored = false;

function keyOf(item: SidebarCategory): string {
  const first = item.items[0];
  return `${item.label}:${item.href ?? first?.href ?? first?.label ?? ""}`;
}

/** Whether a category is open: always if it contains the current page, else as the reader left it, else as configured. */
export function isCategoryOpen(item: SidebarCategory, holdsCurrent: boolean): boolean {
  return holdsCurrent || (opened.get(keyOf(item)) ?? !item.collapsed);
}

/** Records whether a category is open. */
export function rememberCategory(item: SidebarCategory, open: boolean): void {
  opened.set(keyOf(item), open);
}

/** The sidebar's scroll offset in pixels; 0 for a sidebar that has not been shown yet. */
export function scrollOffsetOf(sidebar: string): number {
  return offsets.get(sidebar) ?? 0;
}

/** Records a sidebar's scroll offset in pixels. */
export function rememberScrollOffset(sidebar: string, offset: number): void {
  offsets.set(sidebar, offset);
}

/**
 * Restores the state from before a reload. Call it only after hydration, since the server-rendered HTML does not reflect it. Changes the
 * reader has made since take precedence.
 */
export function restoreMemory(): void {
  if (isRestored) return;
  isRestored = true;
  const stored = tabStorage.get(memoryKey);
  if (stored === null) return;
  const { categories, scrolled } = parse(stored);
  for (const [key, open] of Object.entries(categories)) if (!opened.has(key)) opened.set(key, open === true);
  for (const [key, offset] of Object.entries(scrolled)) if (!offsets.has(key)) offsets.set(key, Number(offset) || 0);
}

/** Saves the state to session storage; call it on `pagehide`. */
export function saveMemory(): void {
  tabStorage.set(
    memoryKey,
    JSON.stringify({ categories: Object.fromEntries(opened), scrolled: Object.fromEntries(offsets) }),
  );
}

/** Parses the stored state; empty if other code has written something else under the key. */
function parse(stored: string): { categories: object; scrolled: object } {
  try {
    const { categories, scrolled } = recordOf(JSON.parse(stored));
    return { categories: recordOf(categories), scrolled: recordOf(scrolled) };
  } catch (error) {
    if (error instanceof SyntaxError) return { categories: {}, scrolled: {} };
    throw error;
  }
}

const recordOf = (value: unknown): Record<string, unknown> => (typeof value === "object" && value ? { ...value } : {});
