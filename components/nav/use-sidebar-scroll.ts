import { type RefObject, useLayoutEffect } from "react";
import { showCurrent } from "./show-current";
import { offsetOf, rememberOffset } from "./sidebar-memory";

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
