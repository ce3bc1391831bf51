import { type RefObject, useLayoutEffect } from "react";
import { offsetOf, rememberOffset } from "./sidebar-memory";

/** Pixels an entry must keep from the sidebar's edges to count as in view. */
const margin = 40;

/**
 * Keeps the sidebar where the reader left it, and the current entry in view. `ready` turns true once the categories stand as
 * the reader left them.
 */
export function useSidebarScroll(
  root: RefObject<HTMLElement | null>,
  id: string | undefined,
  path: string,
  ready: boolean,
): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !id) return;
    if (ready) element.scrollTop = offsetOf(id);
    const remember = () => rememberOffset(id, element.scrollTop);
    element.addEventListener("scroll", remember, { passive: true });
    return () => element.removeEventListener("scroll", remember);
  }, [root, id, ready]);

  useLayoutEffect(() => {
    if (root.current) showCurrent(root.current);
  }, [root, path, ready]);
}

function showCurrent(sidebar: HTMLElement): void {
  const current = sidebar.querySelector("[aria-current='page']");
  if (!current) return;
  const box = sidebar.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  const isInView = entry.top >= box.top + margin && entry.bottom <= box.bottom - margin;
  if (!isInView) sidebar.scrollTop += entry.top - box.top - box.height / 3;
}
