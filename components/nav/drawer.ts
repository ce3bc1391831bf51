import { usePathname } from "next/navigation";
import { type RefObject, useEffect } from "react";
import { createStore } from "../ui/create-store";
import { focusOn } from "./focus-on";
import { navigationApi } from "./navigation-api";
import { scrollToCurrent } from "./scroll-to-current";

/** Whether the mobile drawer is open; shared by the hamburger in the navbar and the sidebar itself. */
export const { set: setDrawer, useValue: useDrawer } = createStore(false);

/** The desktop/mobile breakpoint of the whole site. */
const desktop = "(min-width: 996px)";

/** The behavior of a modal drawer: focus stays inside, the page is inert and does not scroll, Escape and navigation close it. */
export function useDrawerBehavior(root: RefObject<HTMLElement | null>, open: boolean): void {
  // The router's path, which a not-found page has before it wakes; the site path would close a drawer that the reader opened meanwhile.
  const path = usePathname();
  useEffect(() => setDrawer(false), [path]);
  useEffect(replaceTargetDrawer, []);

  useEffect(() => {
    const drawer = root.current;
    if (!open || !drawer) return;
    const query = matchMedia(desktop);
    if (query.matches) return setDrawer(false);
    const outside = [...document.querySelectorAll<HTMLElement>("[data-behind-drawer]")];
    const close = () => setDrawer(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]")) close();
    };

    for (const element of outside) element.inert = true;
    document.documentElement.dataset.drawer = "open";
    drawer.querySelector<HTMLElement>("[data-close]")?.focus({ preventScroll: true });
    scrollToCurrent(drawer);
    const onStep = () => {
      if (!isLeavingTarget) close();
    };
    query.addEventListener("change", close);
    addEventListener("keydown", onKey);
    // Back may lead to another place of the same page.
    addEventListener("popstate", onStep);
    const stopAsking = onCloseRequest(close);
    return () => {
      stopAsking();
      query.removeEventListener("change", close);
      removeEventListener("keydown", onKey);
      removeEventListener("popstate", onStep);
      for (const element of outside) element.inert = false;
      delete document.documentElement.dataset.drawer;
      // There is no hamburger in the desktop layout.
      const wayBack = query.matches ? "#Content" : "[aria-controls='Sidebar']";
      focusOn(document.querySelector<HTMLElement>(wayBack));
    };
  }, [root, open]);
}

/** The part of the browser's `CloseWatcher` that is used; TypeScript's DOM types lack it. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/**
 * Calls `close` on the device's own close request (on phones the Back gesture, which would otherwise leave the page). Returns a function
 * that stops listening.
 */
function onCloseRequest(close: () => void): () => void {
  if (!("CloseWatcher" in globalThis)) return () => {};
  const watcher = new CloseWatcher();
  watcher.addEventListener("close", close);
  return () => watcher.destroy();
}

/**
 * Before hydration the hamburger is a link to `#Sidebar`: converts the `:target` state it opened into the real drawer, and leaves the
 * history entry of that link, which would be a step of Back that leads nowhere.
 */
function replaceTargetDrawer(): void {
  if (location.hash !== "#Sidebar") return;
  history.replaceState(history.state, "", location.pathname + location.search);
  if (hasEntryBefore()) leaveTarget();
  setDrawer(!matchMedia(desktop).matches);
}

/** Whether the step back in the history is the drawer's own. */
let isLeavingTarget = false;

function leaveTarget(): void {
  isLeavingTarget = true;
  const arrive = () => {
    isLeavingTarget = false;
  };
  // After the listener that closes the drawer, whichever was added first.
  addEventListener("popstate", () => setTimeout(arrive), { once: true });
  history.back();
}

/**
 * Whether this document has a history entry before the current one, which is the drawer's. A browser without the Navigation API knows at
 * which address the document was loaded: at another one than the drawer's, the entry was added later.
 */
function hasEntryBefore(): boolean {
  const navigation = navigationApi();
  if (!navigation) return performance.getEntriesByType("navigation").some(({ name }) => !name.endsWith("#Sidebar"));
  const before = (navigation.currentEntry?.index ?? 0) - 1;
  return navigation.entries()[before]?.sameDocument ?? false;
}
