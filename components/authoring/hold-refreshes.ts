import { awakeEvent } from "@/components/wake/vocabulary";

/** The method of Next's router that handles a change of the server's code or content. */
type Router = { hmrRefresh: () => void };

/**
 * In the live preview: defers refreshes until React has hydrated the page. An earlier refresh is lost and causes a hydration mismatch.
 * Next assigns its router to the global `next` before it listens for changes; importing the router instead would break the page that
 * reports a server error, which has another router.
 */
export function holdRefreshes(): void {
  const next: unknown = Reflect.get(window, "next");
  if (typeof next !== "object" || next === null) return;
  Object.defineProperty(next, "router", {
    configurable: true,
    set: (router: Router) => {
      Object.defineProperty(next, "router", { value: router });
      hold(router);
    },
  });
}

function hold(router: Router): void {
  const { hmrRefresh } = router;
  let isMissed = false;
  router.hmrRefresh = () => {
    isMissed = true;
  };
  const release = () => {
    router.hmrRefresh = hmrRefresh;
    if (isMissed) hmrRefresh();
  };
  document.addEventListener(awakeEvent, release, { once: true });
}
