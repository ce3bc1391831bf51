import { awakeEvent, wakeAttribute } from "./vocabulary";

/**
 * Has the browser follow links until the page is awake, other than those that wait for the script (`wakeAttribute`). The router can
 * navigate earlier, but then keeps what it has not hydrated yet: the title, canonical link, and description of the page that was left.
 */
export function followNatively(): void {
  const stop = new AbortController();
  const hide = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(`a:not([${wakeAttribute}])`)) event.stopPropagation();
  };
  addEventListener("click", hide, { capture: true, signal: stop.signal });
  document.addEventListener(awakeEvent, () => stop.abort(), { once: true });
}
