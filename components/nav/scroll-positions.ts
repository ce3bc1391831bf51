import { type Entry, navigationApi } from "./navigation-api";

type EntryChange = Event & { from: Entry; navigationType: string | null };

/** Milliseconds to wait until the page is long enough for the position to restore. */
const timeout = 3000;

/** Scroll position, in pixels from the top, at which each history entry was left, by its key. */
const positions = new Map<string, number>();

/** The current scroll position, and the one to restore, if any. */
let current = 0;
let target: number | undefined;

/**
 * Records the scroll position of each history entry. Browsers restore positions themselves, but only once, which may be before a
 * re-rendered page is long enough; it then stops too far up.
 * @returns a function that stops recording
 */
export function recordScrollPositions(): () => void {
  const navigation = navigationApi();
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
  // User input means that the reader no longer wants the recorded position.
  for (const sign of ["wheel", "touchstart", "pointerdown", "keydown"]) addEventListener(sign, giveUp, options);
  return () => stop.abort();
}

/**
 * Scrolls to the recorded position of this entry, repeatedly until the page is long enough.
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
