declare global {
  /** Clicks that came before the script that wakes the page, which carries them out. */
  var earlyPresses: MouseEvent[] | undefined;
}

/**
 * Keeps what is pressed as long as the script that wakes a page is named in it and has not run. What only code makes a button leads
 * nowhere meanwhile.
 */
export function keepEarlyPresses(): void {
  const held: MouseEvent[] = [];
  globalThis.earlyPresses = held;
  const keep = (event: MouseEvent) => {
    if (!document.querySelector("[data-payload]")) return;
    held.push(event);
    if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return;
    if (event.target.closest("[data-wake=press]")) event.preventDefault();
  };
  addEventListener("click", keep, true);
}
