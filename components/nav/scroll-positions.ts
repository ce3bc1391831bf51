/**
 * What is used of the browser's Navigation API (https://html.spec.whatwg.org/multipage/nav-history-apis.html), which TypeScript 5.9 does
 * not describe. Browsers without it restore positions by themselves, as well as they can.
 */
type Entry = { key: string };
type EntryChange = Event & { from: Entry; navigationType: string | null };
type Navigation = EventTarget & { currentEntry: Entry | null };

/** Milliseconds to wait for a page to become long enough for the position to restore. */
const timeout = 3000;

/** Scroll position, in pixels from the top, at which each history entry was left, by its key. */
const positions = new Map<string, number>();

/** The current scroll position, and the one to restore, if any. */
let current = 0;
let target: number | undefined;

/**
 * Records the scroll position of each history entry. Browsers restore positions themselves, but only once, which may be before a page that
 * is rendered again is long enough; it then ends up too far up.
 * @returns a function that stops recording
 */
export function recordScrollPositions(): () => void {
  const navigation: Navigation | undefined = Reflect.get(window, "navigation");
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  current = scrollY;
  navigation?.addEventListener(
    "currententrychange",
    (event) => {
      const { from, navigationType } = event as EntryChange;
      // The framework replaces its own state in an entry that stays.
      if (navigationType === "replace") return;
      positions.set(from.key, current);
      target = navigationType === "traverse" ? positions.get(navigation.currentEntry?.key ?? "") : undefined;
    },
    options,
  );
  addEventListener("scroll", () => (current = scrollY), options);
  // Who scrolls is where they want to be.
  for (const sign of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(sign, giveUp, options);
  return () => stop.abort();
}

/**
 * Scrolls to the recorded position of this entry, again and again until the page is long enough.
 * @returns a function that stops it; undefined if there is no position to restore
 */
export function restoreScrollPosition(): (() => void) | undefined {
  if (target === undefined) return undefined;
  const growth = new ResizeObserver(approach);
  const end = setTimeout(giveUp, timeout);
  function approach() {
    if (target === undefined || isAt(target)) return finish();
    scrollTo({ top: target, behavior: "instant" });
    if (isAt(target)) finish();
  }
  function finish() {
    growth.disconnect();
    clearTimeout(end);
  }
  growth.observe(document.body);
  approach();
  return finish;
}

/** Some browsers round fractional positions. */
const isAt = (top: number) => Math.abs(scrollY - top) < 1;

function giveUp(): void {
  target = undefined;
}
