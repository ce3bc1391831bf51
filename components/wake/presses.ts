import { isHelpKey, isPrintKey, isSearchKey, isTyping } from "@/components/search/shortcut";
import { isUnreachable, showOfflineNote } from "@/components/ui/offline-note";
import { trackElement } from "./track-element";
import { wakeAttribute } from "./vocabulary";

/** Controls that need script. Menus, forms and other links work without it. */
const controls = `button:not([type="submit"], [data-boot-error] *), [${wakeAttribute}="press"]`;

/** Elements in which the arrow keys move through tabs and menus. */
const movable = `[role="tab"], header details *`;
const moves = /^(?:Arrow\w+|Home|End|Escape)$/;

/** Keys for the search that an earlier press opens. */
const searchKeys = /^(?:.|Backspace|Enter)$/;

/**
 * A recorded press: `find` returns its target, `again` is the event to dispatch; `isText` marks a key typed for the search that an
 * earlier press opens.
 */
type Press = { find: () => EventTarget; again: Event; isText: boolean };

/**
 * Records clicks and keys while the page is asleep, starting with `early` clicks; `onPress` is called for each. `replay` dispatches them
 * once the code has loaded, including those made meanwhile, and stops recording; `giveUp` follows the last link that was pressed and drops
 * the rest; `release` only stops recording. Offline, nothing is recorded and no link followed, since the page would be lost: the text
 * `offline` is shown instead.
 */
export function recordPresses(onPress: () => void, offline: string, early: readonly MouseEvent[] = []) {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let held: Press[] = [];
  let isSearching = false;
  let isReplaying = false;

  const hold = (event: Event, target: EventTarget, again: Event, isText = false) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isUnreachable()) showOfflineNote(offline);
    else held.push({ find: trackElement(target), again, isText });
    onPress();
  };
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(controls) : null;
    if (isReplaying || event.button !== 0 || isModified(event)) return;
    if (!control) return preventOfflineNavigation(event, offline);
    isSearching ||= control instanceof HTMLAnchorElement;
    hold(event, control, new MouseEvent("click", event));
  };
  const onKey = (event: KeyboardEvent) => {
    if (isReplaying) return;
    // Whoever moves on no longer types into search.
    if (event.key === "Tab") isSearching = false;
    const opensSearch = isSearchKey(event, event.target);
    const isText = isSearching && searchKeys.test(event.key) && !isModified(event) && !isTyping(event.target);
    const closesSearch = isSearching && event.key === "Escape";
    if (
      !opensSearch &&
      !isText &&
      !closesSearch &&
      !isMove(event) &&
      !isPrint(event) &&
      !isHelpKey(event, event.target)
    )
      return;
    // Offline, keys keep their default action: a page is printed as it is.
    if (isUnreachable() && !opensSearch) return;
    isSearching = !closesSearch && (isSearching || opensSearch);
    hold(event, event.target ?? document, new KeyboardEvent("keydown", event), isText && !opensSearch);
  };
  for (const event of early) onClick(event);
  addEventListener("click", onClick, options);
  addEventListener("keydown", onKey, options);

  const repeat = ({ find, again }: Press) => {
    const target = find();
    isReplaying = true;
    // A field that has been filled meanwhile is in use.
    if (!(target instanceof HTMLInputElement && target.value)) target.dispatchEvent(again);
    isReplaying = false;
  };
  return {
    async replay() {
      for (let press = held.shift(); press; press = held.shift()) {
        // Each press runs after the effects of the previous one. Letters are not delayed: once search's code runs, its field ignores them.
        if (!press.isText) await new Promise((resolve) => setTimeout(resolve));
        repeat(press);
      }
      stop.abort();
    },
    giveUp() {
      const link = held.map(({ find }) => find()).findLast((target) => target instanceof HTMLAnchorElement);
      held = [];
      isSearching = false;
      if (link && !isUnreachable()) location.assign(link.href);
    },
    release: () => stop.abort(),
  };
}

/** Prevents navigations that would end on the browser's error page. */
function preventOfflineNavigation(event: MouseEvent, text: string): void {
  // Read the attribute, since an SVG link has no URL properties.
  const link = event.target instanceof Element && event.target.closest("a")?.getAttribute("href");
  if (!link || navigator.onLine) return;
  // Only pages of this site are cached.
  const { origin, host, pathname } = new URL(link, location.href);
  if (!host || (origin === location.origin && (pathname === location.pathname || !isUnreachable()))) return;
  event.preventDefault();
  showOfflineNote(text);
}

const isModified = (event: MouseEvent | KeyboardEvent) =>
  event.metaKey || event.ctrlKey || event.altKey || (event.shiftKey && event instanceof MouseEvent);

function isMove(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element) || isModified(event)) return false;
  const isPress = event.key === " " && target.matches(`[${wakeAttribute}="press"], a[role="button"]`);
  return isPress || (moves.test(event.key) && target.matches(movable));
}

/** The print shortcut is recorded only if the page has parts that must be rendered first. */
function isPrint(event: KeyboardEvent): boolean {
  return isPrintKey(event) && !!document.querySelector(`[${wakeAttribute}="view"]`);
}
