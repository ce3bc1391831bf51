/** Pixels an entry must keep from the sidebar's edges to count as in view. */
const margin = 40;

/** Scrolls the sidebar, but not the page, until the entry of the current page is in view. */
export function scrollToCurrent(sidebar: HTMLElement): void {
  const current = sidebar.querySelector("[aria-current='page']");
  if (!current) return;
  const box = sidebar.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  // What the navbar covers is not in view.
  const top = box.top + (Number.parseFloat(getComputedStyle(sidebar).scrollPaddingTop) || 0);
  const isInView = entry.top >= top + margin && entry.bottom <= box.bottom - margin;
  if (!isInView) sidebar.scrollTop += entry.top - top - (box.bottom - top) / 3;
}
