import { type RefObject, useEffect } from "react";
import { isUnmodifiedPress } from "@/components/ui/press";

/**
 * Keyboard and dismissal behavior of a `<details>` menu of links: the arrow keys, Home and End move focus; Escape, following a link, a
 * press outside and focus leaving close it, except for a dialog, which returns focus to where it was. The element itself opens on click,
 * without script.
 */
export function useMenu(root: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const menu = root.current;
    if (!menu) return;
    const stop = new AbortController();
    const { signal } = stop;
    const close = () => {
      menu.open = false;
    };
    const closeFrom = (target: EventTarget | null) =>
      target instanceof Element && !menu.contains(target) && !target.closest("dialog") && close();
    const onKey = (event: KeyboardEvent) =>
      event.key === "Escape" && menu.open && !document.querySelector("dialog[open]") && dismiss(menu);

    menu.addEventListener("keydown", (event) => moveFocus(menu, event), { signal });
    menu.addEventListener("focusout", (event) => closeFrom(event.relatedTarget), { signal });
    menu.addEventListener("click", (event) => event.target instanceof Element && event.target.closest("a") && close(), {
      signal,
    });
    document.addEventListener("pointerdown", (event) => closeFrom(event.target), { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => stop.abort();
  }, [root]);
}

/** Closes the menu, returning focus from inside it to the summary. */
function dismiss(menu: HTMLDetailsElement): void {
  if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
  menu.open = false;
}

function moveFocus(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const links = [...menu.querySelectorAll("a")];
  const target = nextIndex(
    event.key,
    links.findIndex((link) => link.matches(":focus")),
    links.length,
  );
  if (target === undefined || !isUnmodifiedPress(event)) return;
  event.preventDefault();
  menu.open = true;
  links[target]?.focus();
}

/**
 * The index that a key moves focus to from entry `index` of `count`, where -1 is the menu's summary. Undefined for keys that do not move
 * focus.
 */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return (Math.max(index, 0) - 1 + count) % count;
  if (key === "Home" && index >= 0) return 0;
  if (key === "End" && index >= 0) return count - 1;
  return undefined;
}
