import { registerRoute } from "workbox-routing";
import type { KeepRequest } from "@/lib/offline/names";
import { isWhole } from "./addresses";
import { dropOld, keepPage, keepParts, takeOver } from "./keep";
import { pages, strategyFor } from "./kept";
import { scope } from "./scope";

/**
 * The worker of readers who keep pages for reading offline. Pages come from the network first; what has a hash in its name from
 * what was kept. No answer depends on the worker's own version, so a new one takes over as soon as it has what it needs.
 */
scope.addEventListener("install", (event) => event.waitUntil(takeOver(event).then(() => scope.skipWaiting())));
scope.addEventListener("activate", (event) => event.waitUntil(dropOld().then(() => scope.clients.claim())));

scope.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (!isKeepRequest(data)) return;
  const answer = () => ports[0]?.postMessage("done");
  event.waitUntil(keepPage(data, event).then(answer, answer));
});

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === "navigate",
  async (options) => {
    const { event, url } = options;
    const answer = await pages.handle(options);
    const text = isWhole(answer, true) ? answer.clone().text() : undefined;
    if (text) event.waitUntil(text.then((html) => keepParts(html, url.href, event)));
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
