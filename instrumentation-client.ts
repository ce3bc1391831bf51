import { shell } from "#texts/shell";
import { interceptNavigations } from "./components/nav/payloads";
import { startProgress } from "./components/progress/progress";
import { followNatively } from "./components/wake/follow-natively";

dropEmptySteps();
interceptNavigations(shell.offline);
followNatively();
if (process.env.NODE_ENV === "development") {
  // `require`, because it must run synchronously; the condition keeps it out of exports.
  const {
    holdRefreshes,
  }: typeof import("./components/authoring/hold-refreshes") = require("./components/authoring/hold-refreshes");
  holdRefreshes();
}

/**
 * Collapses repeated slashes in the URL. Many hosts serve `//user/mobile` like `/user/mobile`, but the router writes its URL to the
 * history, where `//user/mobile` means the page `/mobile` of a host named `user`: the browser refuses it and the page crashes.
 */
function dropEmptySteps(): void {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/{2,}/g, "/");
  if (path !== pathname) history.replaceState(history.state, "", path + search + hash);
}

/** Next calls this when a client-side navigation starts. */
export function onRouterTransitionStart(url: string): void {
  startProgress(url);
}
