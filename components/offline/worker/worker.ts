import { registerRoute } from "workbox-routing";
import type { KeepRequest } from "@/lib/offline/names";
import { deleteCachesOpenedWhileOff } from "@/lib/offline/own-caches";
import { isComplete } from "./addresses";
import { cacheDependencies, cachePage, deleteOldCaches, precacheShells } from "./cache-pages";
import { scope } from "./scope";
import { pages, strategyFor } from "./strategies";

/**
 * The service worker for offline reading. Pages are served network-first, files with a hash in their name cache-first. No response depends
 * on the worker's own version, so a new one takes over as soon as its shells are cached.
 */
scope.addEventListener("install", (event) => event.waitUntil(precacheShells(event).then(() => scope.skipWaiting())));
scope.addEventListener("activate", (event) => event.waitUntil(deleteOldCaches().then(() => scope.clients.claim())));

// Before any event opens a cache.
deleteCachesOpenedWhileOff();

scope.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (!isKeepRequest(data)) return;
  const answer = () => ports[0]?.postMessage("done");
  event.waitUntil(cachePage(data, event).then(answer, answer));
});

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
  async (options) => {
    const { event, url } = options;
    const answer = await pages.handle(options);
    const text = isComplete(answer, true) ? answer.clone().text() : undefined;
    if (text) event.waitUntil(text.then((html) => cacheDependencies(html, url.href, event)));
    return answer;
  },
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && strategyFor(url, request.cache) !== undefined,
  async (options) => strategyFor(options.url, options.request.cache)?.handle(options) ?? fetch(options.request),
);

function isKeepRequest(data: unknown): data is KeepRequest {
  const { type, address, files } = (data ?? {}) as Partial<KeepRequest>;
  return (type === "start" || type === "keep") && typeof address === "string" && Array.isArray(files);
}
