import { isHelpKey, isPrintKey, isSearchKey, isTyping } from "@/components/search/shortcut";
import { isCutOff, noteOffline } from "@/components/ui/offline-note";
import { keepElement } from "./keep-element";
import { wakeAttribute } from "./vocabulary";

/** Controls that do nothing, or something else, without their code. Menus, forms and other links work by themselves. */
const controls = `button:not([type="submit"], [data-boot-error] *), [${wakeAttribute}="press"]`;

/** Where the keys that move through tabs and menus mean something. */
const movable = `[role="tab"], header details *`;
const moves = /^(?:Arrow\w+|Home|End|Escape)$/;

/** `find` leads to what was pressed; `isText` is a letter for the search that a press before it has opened. */
type Press = { find: () => EventTarget; again: Event; isText: boolean };

/**
 * Keeps what the reader presses while the page has no code, beginning with `early` clicks. `replay` does it, once the code is there, with what is pressed
 * meanwhile, and stops; `giveUp` follows the links that were pressed and forgets the rest; `release` stops without doing
 * anything. `onPress` is called for each. Without a connection nothing is kept and no link followed, for the page would be
 * lost: `offline` is said instead.
 */
export function holdPresses(onPress: () => void, offline: string, early: readonly MouseEvent[] = []) {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let held: Press[] = [];
  let isSearching = false;
  let isReplaying = false;

  const hold = (event: Event, target: EventTarget, again: Event, isText = false) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isCutOff()) noteOffline(offline);
    else held.push({ find: keepElement(target), again, isText });
    onPress();
  };
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(controls) : null;
    if (isReplaying || event.button !== 0 || isModified(event)) return;
    if (!control) return stayOffline(event, offline);
    isSearching ||= control instanceof HTMLAnchorElement;
    hold(event, control, new MouseEvent("click", event));
  };
  const onKey = (event: KeyboardEvent) => {
    if (isReplaying) return;
    const opensSearch = isSearchKey(event, event.target);
    const isText = isSearching && event.key.length === 1 && !isModified(event) && !isTyping(event.target);
    if (!opensSearch && !isText && !isMove(event) && !isPrint(event) && !isHelpKey(event, event.target)) return;
    // Without a connection keys do what they do by themselves: a page is printed as it is.
    if (isCutOff() && !opensSearch) return;
    isSearching ||= opensSearch;
    hold(event, event.target ?? document, new KeyboardEvent("keydown", event), isText && !opensSearch);
  };
  for (const event of early) onClick(event);
  addEventListener("click", onClick, options);
  addEventListener("keydown", onKey, options);

  const repeat = ({ find, again }: Press) => {
    const target = find();
    const isInUse = target instanceof HTMLInputElement && target.value !== "";
    isReplaying = true;
    if (!isInUse) target.dispatchEvent(again);
    isReplaying = false;
  };
  return {
    async replay() {
      for (let press = held.shift(); press; press = held.shift()) {
        // Each finds the page as the one before it left it; letters come before the code of search can, which takes none of these.
        if (!press.isText) await new Promise((resolve) => setTimeout(resolve));
        repeat(press);
      }
      stop.abort();
    },
    giveUp() {
      const link = held.map(({ find }) => find()).findLast((target) => target instanceof HTMLAnchorElement);
      held = [];
      isSearching = false;
      if (link && !isCutOff()) location.assign(link.href);
    },
    release: () => stop.abort(),
  };
}

/** Keeps the browser from leaving for its own error page. */
function stayOffline(event: MouseEvent, text: string): void {
  // A link in a drawing has none of the parts of an address.
  const link = event.target instanceof Element && event.target.closest("a")?.getAttribute("href");
  if (!link || navigator.onLine) return;
  // What was kept is of this site alone.
  const { origin, pathname } = new URL(link, location.href);
  if (origin === location.origin && (pathname === location.pathname || !isCutOff())) return;
  event.preventDefault();
  noteOffline(text);
}

const isModified = (event: MouseEvent | KeyboardEvent) =>
  event.metaKey || event.ctrlKey || event.altKey || (event.shiftKey && event instanceof MouseEvent);

function isMove(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element) || isModified(event)) return false;
  const isPress = event.key === " " && target.matches(`[${wakeAttribute}="press"], a[role="button"]`);
  return isPress || (moves.test(event.key) && target.matches(movable));
}

/** The print key waits where something has to be drawn first. */
function isPrint(event: KeyboardEvent): boolean {
  return isPrintKey(event) && document.querySelector(`[${wakeAttribute}="view"]`) !== null;
}
