declare global {
  /** Clicks made before the wake script loaded, which replays them. */
  var earlyPresses: MouseEvent[] | undefined;
}

/** Records clicks until the wake script has run. Clicks on links are left to the browser. */
export function keepEarlyPresses(): void {
  const held: MouseEvent[] = [];
  globalThis.earlyPresses = held;
  const keep = (event: MouseEvent) => {
    const isHeld = event.target instanceof Element && !event.target.closest("a");
    if (isHeld && document.querySelector("[data-payload]")) held.push(event);
  };
  addEventListener("click", keep, true);
}
