/**
 * Focuses an element that is no tab stop. It stays focusable only as long as it has focus: a click into its text would otherwise focus it,
 * and Tab would go on from its beginning and not from the click.
 */
export function focusOn(target: HTMLElement | null): void {
  if (target && target.tabIndex < 0 && !target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", release);
  }
  target?.focus({ preventScroll: true });
}

function release({ currentTarget: target }: FocusEvent): void {
  // When the reader switches to another window, focus stays in the page.
  if (!(target instanceof HTMLElement) || document.activeElement === target) return;
  target.removeEventListener("blur", release);
  target.removeAttribute("tabindex");
}

/** The element with this id, if it is inside the main content: an id may also stand for the whole page. */
export function placeInText(id: string): HTMLElement | null {
  const place = document.getElementById(id);
  return place?.parentElement?.closest("main") ? place : null;
}

/** Focuses the element of the main content with this id, or else the page's heading. */
export const focusPlace = (id: string): void =>
  focusOn(placeInText(id) ?? document.querySelector<HTMLElement>("main h1"));
