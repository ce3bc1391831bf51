import { shell } from "#texts/shell";
import { waitOnline } from "./components/nav/wait-online";
import { startProgress } from "./components/progress/progress";

waitOnline(shell.offline);

/** Next calls this when a navigation inside the site begins. */
export function onRouterTransitionStart(url: string): void {
  startProgress(url);
}
