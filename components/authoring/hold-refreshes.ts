import { awakeEvent } from "@/components/wake/vocabulary";

/** What Next's router does about a change of the server's code or content. */
type Router = { hmrRefresh: () => void };

/**
 * While authoring: what is saved before React has taken over a page is shown right after. A refresh that comes sooner is lost, and React
 * finds the page to be another than the server sent. Next puts its router into the global `next` before it listens; importing it would end
 * the page that tells of an error of the server, which has another router.
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
