/**
 * What is used of the browser's Navigation API (https://html.spec.whatwg.org/multipage/nav-history-apis.html), which TypeScript 5.9 does
 * not describe. A browser without it restores places by itself, as well as it can.
 */
type Entry = { key: string };
type EntryChange = Event & { from: Entry; navigationType: string | null };
type Navigation = EventTarget & { currentEntry: Entry | null };

/** Milliseconds a page may grow before the place that was read is given up. */
const patience = 3000;

/** Pixels from the top at which each entry of the history was left, by key. */
const places = new Map<string, number>();

/** Where the reader is, and where the way back leads; undefined when there is nowhere to return to. */
let place = 0;
let wanted: number | undefined;

/**
 * Remembers where each entry of the history was left. The browser restores a place once, which may be before a page that has to be
 * drawn again is long enough; it then ends too far up.
 * @returns what ends it
 */
export function keepPlaces(): () => void {
  const navigation: Navigation | undefined = Reflect.get(window, "navigation");
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  place = scrollY;
  navigation?.addEventListener(
    "currententrychange",
    (event) => {
      const { from, navigationType } = event as EntryChange;
      // The framework replaces its own state in an entry that stays.
      if (navigationType === "replace") return;
      places.set(from.key, place);
      wanted = navigationType === "traverse" ? places.get(navigation.currentEntry?.key ?? "") : undefined;
    },
    options,
  );
  addEventListener("scroll", () => (place = scrollY), options);
  // Who scrolls is where they want to be.
  for (const sign of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(sign, giveUp, options);
  return () => stop.abort();
}

/**
 * Scrolls to where this entry was left, also when the page grows to that length only after a while.
 * @returns what ends it, when there is a place to return to
 */
export function returnToPlace(): (() => void) | undefined {
  if (wanted === undefined) return undefined;
  const growth = new ResizeObserver(approach);
  const end = setTimeout(giveUp, patience);
  function approach() {
    if (wanted === undefined || isAt(wanted)) return finish();
    scrollTo({ top: wanted, behavior: "instant" });
    if (isAt(wanted)) finish();
  }
  function finish() {
    growth.disconnect();
    clearTimeout(end);
  }
  growth.observe(document.body);
  approach();
  return finish;
}

/** A place between two pixels of the screen is rounded by some browsers. */
const isAt = (top: number) => Math.abs(scrollY - top) < 1;

function giveUp(): void {
  wanted = undefined;
}
