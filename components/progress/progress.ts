import nprogress from "nprogress";

/** Milliseconds a navigation may take before the bar shows. */
const delay = 200;

/** Milliseconds between the bar's small steps, and of each of its movements. */
const trickleSpeed = 250;
const speed = 200;

nprogress.configure({ showSpinner: false, template: '<div class="bar"></div>', barSelector: ".bar", trickleSpeed });

let timer: ReturnType<typeof setTimeout> | undefined;

/** Path of the page on screen; undefined until the first one has said so. */
let shown: string | undefined;

/** True when a navigation leads to another page, not to a place in the current one. */
export function leavesPage(from: string, to: string): boolean {
  return new URL(to, from).pathname !== new URL(from).pathname;
}

/**
 * Called when a navigation begins. It is compared with the page on screen: on the way back the address is the new one
 * already. Going to the page on screen gives up the navigation under way.
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

/** Called when the route has updated, failed or been given up. */
export function finishProgress(): void {
  clearTimeout(timer);
  if (nprogress.isStarted()) nprogress.done();
}
