import { shell } from "#texts/shell";
import { interceptNavigations } from "./components/nav/payloads";
import { startProgress } from "./components/progress/progress";

dropEmptySteps();
interceptNavigations(shell.offline);
if (process.env.NODE_ENV === "development") {
  // Loaded at once and, by this condition, for authors only.
  const {
    holdRefreshes,
  }: typeof import("./components/authoring/hold-refreshes") = require("./components/authoring/hold-refreshes");
  holdRefreshes();
}

/**
 * Many hosts answer `//user/mobile` as `/user/mobile`. The router keeps its address in the history, where the first would be the page
 * `/mobile` of a host named `user`: it would be refused, and the page taken away.
 */
function dropEmptySteps(): void {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/{2,}/g, "/");
  if (path !== pathname) history.replaceState(history.state, "", path + search + hash);
}

/** Next calls this when a navigation inside the site begins. */
export function onRouterTransitionStart(url: string): void {
  startProgress(url);
}
