/** Minimum distance in pixels from the sidebar's edges at which an entry counts as in view. */
const margin = 40;

/** Scrolls the current page's entry into view within the sidebar, without scrolling the page. */
export function scrollToCurrent(sidebar: HTMLElement): void {
  const current = sidebar.querySelector("[aria-current='page']");
  if (!current) return;
  const box = sidebar.getBoundingClientRect();
  const entry = current.getBoundingClientRect();
  // The area covered by the navbar does not count as in view.
  const top = box.top + (Number.parseFloat(getComputedStyle(sidebar).scrollPaddingTop) || 0);
  const isInView = entry.top >= top + margin && entry.bottom <= box.bottom - margin;
  if (!isInView) sidebar.scrollTop += entry.top - top - (box.bottom - top) / 3;
}
