import nprogress from "nprogress";
import { withoutBase } from "@/lib/nav/edition";

/** Milliseconds a navigation may take before the bar appears. */
const delay = 200;

/** Milliseconds between the bar's increments, and the duration of each animation. */
const trickleSpeed = 250;
const speed = 200;

nprogress.configure({ showSpinner: false, template: '<div class="bar"></div>', barSelector: ".bar", trickleSpeed });

let timer: ReturnType<typeof setTimeout> | undefined;

/** Path of the page on screen; undefined until the first page has reported it. */
let shown: string | undefined;

/**
 * True when a navigation leads to another page rather than to an anchor or query of the current one. The router names a page without the
 * edition's base path, except on Back and Forward. `before`: that path.
 */
export function leavesPage(from: string, to: string, before?: string): boolean {
  const routeOf = ({ pathname }: URL) => withoutBase(pathname, before) ?? pathname;
  return routeOf(new URL(to, from)) !== routeOf(new URL(from));
}

/**
 * Called when a navigation starts. Compares its URL with the page on screen, because `location` is already the new one when the reader
 * goes back. Navigating to the page on screen cancels the pending navigation.
 */
export function startProgress(url: string): void {
  const from = new URL(shown ?? location.pathname, location.href).href;
  clearTimeout(timer);
  if (!leavesPage(from, url)) finishProgress();
  else if (!nprogress.isStarted()) timer = setTimeout(startBar, delay);
}

function startBar(): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  nprogress.configure({ speed: isStill ? 0 : speed }).start();
}

/** Called with the path of the new route once it is on screen. */
export function showRoute(pathname: string): void {
  shown = pathname;
  finishProgress();
}

/** Called when the navigation has completed, failed or been canceled. */
export function finishProgress(): void {
  clearTimeout(timer);
  if (nprogress.isStarted()) nprogress.done();
}
