import { startProgress } from "./components/progress/progress";

/** Next calls this when a navigation inside the site begins. */
export function onRouterTransitionStart(url: string): void {
  startProgress(url);
}
