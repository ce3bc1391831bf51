import { type RefObject, useLayoutEffect } from "react";

/** Scroll offset by sidebar, kept for the life of the tab. */
const offsets = new Map<string, number>();

/** Keeps the sidebar where the reader left it, and the current entry in view. */
export function useSidebarScroll(root: RefObject<HTMLElement | null>, id: string | undefined, path: string): void {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !id) return;
    element.scrollTop = offsets.get(id) ?? element.scrollTop;
    const remember = () => offsets.set(id, element.scrollTop);
    element.addEventListener("scroll", remember, { passive: true });
    return () => element.removeEventListener("scroll", remember);
  }, [root, id]);

  useLayoutEffect(() => {
    const element = root.current;
    const current = element?.querySelector<HTMLElement>("[aria-current='page']");
    if (!element || !current) return;
    const box = element.getBoundingClientRect();
    const entry = current.getBoundingClientRect();
    if (entry.top < box.top + 40 || entry.bottom > box.bottom - 40) {
      element.scrollTop += entry.top - box.top - box.height / 3;
    }
  }, [root, path]);
}
