import { awakeEvent, wakeAttribute } from "./vocabulary";

/** Links to pages; not those that wait for the script, or lead to a place in the page, such as the one that opens the drawer. */
const toPages = `a:not([${wakeAttribute}], [href^="#"])`;

/**
 * Has the browser follow links to pages until the page is awake. The router can navigate earlier, but then keeps what it has not hydrated
 * yet: the title, canonical link, and description of the page that was left.
 */
export function followNatively(): void {
  const stop = new AbortController();
  const hide = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(toPages)) event.stopPropagation();
  };
  addEventListener("click", hide, { capture: true, signal: stop.signal });
  document.addEventListener(awakeEvent, () => stop.abort(), { once: true });
}
