/** Milliseconds a navigation may take before the bar shows. */
const delay = 200;

/** The navigation being waited for; lives as long as the tab. */
let timer: ReturnType<typeof setTimeout> | undefined;
let navigation = 0;

const loadBar = () => import("nprogress").then((module) => module.default);

/** True when a navigation leads to another page, not to a place in the current one. */
export function leavesPage(from: string, to: string): boolean {
  return new URL(to, from).pathname !== new URL(from).pathname;
}

/** Called when a navigation begins. Going back to the current page cancels the one under way. */
export function startProgress(url: string): void {
  finishProgress();
  if (!leavesPage(location.href, url)) return;
  const mine = ++navigation;
  timer = setTimeout(() => {
    loadBar().then(
      (bar) => {
        if (mine !== navigation) return;
        bar.configure({ showSpinner: false, template: '<div class="bar"></div>', barSelector: ".bar" });
        bar.start();
      },
      (error: unknown) => console.warn("The progress bar could not be loaded.", error),
    );
  }, delay);
}

/** Called when the route has updated, failed or been given up. */
export function finishProgress(): void {
  navigation++;
  clearTimeout(timer);
  if (document.getElementById("nprogress")) void loadBar().then((bar) => bar.done());
}
