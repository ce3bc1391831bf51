/**
 * Moves focus to a text or a region without scrolling. What takes no focus by itself takes it until it loses it: in a region that stays
 * focusable, a click on its text focuses the region, and Tab then begins at its top rather than at the click.
 */
export function focusOn(target: HTMLElement | null): void {
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) {
    target.tabIndex = -1;
    target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}
