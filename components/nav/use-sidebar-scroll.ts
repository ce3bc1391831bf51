import { type RefObject, useLayoutEffect, useRef } from "react";
import { showCurrent } from "./show-current";
import { offsetOf, rememberOffset } from "./sidebar-memory";

/**
 * Keeps the sidebar where the reader left it, and the current entry in view. `ready` turns true once the categories stand as
 * the reader left them. Who scrolled while the page slept stays where they are.
 */
export function useSidebarScroll(
  root: RefObject<HTMLElement | null>,
  id: string | undefined,
  path: string,
  ready: boolean,
): void {
  const scrolledAsleep = useRef(false);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element || !id) return;
    const remember = () => rememberOffset(id, element.scrollTop);
    if (ready) element.scrollTop = offsetOf(id);
    else if (element.scrollTop > 0) {
      scrolledAsleep.current = true;
      remember();
    }
    element.addEventListener("scroll", remember, { passive: true });
    return () => element.removeEventListener("scroll", remember);
  }, [root, id, ready]);

  useLayoutEffect(() => {
    if (!root.current || !ready) return;
    if (scrolledAsleep.current) scrolledAsleep.current = false;
    else showCurrent(root.current);
  }, [root, path, ready]);
}
