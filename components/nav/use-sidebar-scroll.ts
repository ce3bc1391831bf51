import { type RefObject, useLayoutEffect, useRef } from "react";
import { scrollToCurrent } from "./scroll-to-current";
import { rememberScrollOffset, scrollOffsetOf } from "./sidebar-memory";

/**
 * Restores the sidebar's scroll offset and keeps the current entry in view. `ready` is true once the open categories are restored. An
 * offset that the reader set while the page was asleep is kept.
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
    const remember = () => rememberScrollOffset(id, element.scrollTop);
    if (ready) element.scrollTop = scrollOffsetOf(id);
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
    else scrollToCurrent(root.current);
  }, [root, path, ready]);
}
