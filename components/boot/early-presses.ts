declare global {
  /** Clicks that came before the script that wakes the page, which carries them out. */
  var earlyPresses: MouseEvent[] | undefined;
}

/** Records clicks until the script that wakes the page has run. Links are the browser's own meanwhile. */
export function keepEarlyPresses(): void {
  const held: MouseEvent[] = [];
  globalThis.earlyPresses = held;
  const keep = (event: MouseEvent) => {
    const isHeld = event.target instanceof Element && !event.target.closest("a");
    if (isHeld && document.querySelector("[data-payload]")) held.push(event);
  };
  addEventListener("click", keep, true);
}
