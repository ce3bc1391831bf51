import { preload } from "react-dom";
import { isUnreachable, showOfflineNote } from "@/components/ui/offline-note";
import { prefetchHeader } from "@/lib/offline/names";

/** A header that Next's router sends with every payload request. */
const payloadHeader = "rsc";
/** Milliseconds for which a prefetched payload is fresh; the same as for Next's own prefetching. */
const maxAge = 5 * 60_000;
/** Maximum number of cached payloads; the oldest is evicted first. */
const maxPayloads = 20;
/** Matches scripts and styles in a payload, which the browser would otherwise request only once the page renders. */
const staticFile = /"([^"\s]*\/_next\/static\/[^"\s]+\.(js|css))"/g;

/** Prefetched responses, by the path of the payload. */
const held = new Map<string, { answer: Promise<Response>; until: number }>();

/** Path of the payload of the exported page at `path`, as Next's router requests it. */
const payloadPath = (path: string) => `${path}${path.endsWith("/") ? "index" : ""}.txt`;

/**
 * Prefetches and caches the payload of the page at `path`, with the files it needs. Next's own prefetch would load it in segments, one
 * after the other, which the export would have to contain in addition to the whole. After a failure the navigation fetches it again.
 */
export function prefetchPayload(path: string): void {
  const address = payloadPath(path);
  if (goodAnswer(address)) return;
  held.delete(address);
  const answer = fetch(address, { headers: { [prefetchHeader]: "1" } }).then(readWhole);
  answer.catch(() => held.delete(address));
  held.set(address, { answer, until: performance.now() + maxAge });
  const [oldest = ""] = held.keys();
  if (held.size > maxPayloads) held.delete(oldest);
}

/** The cached response for a payload's path, if it is still fresh. */
function goodAnswer(address: string): Promise<Response> | undefined {
  const found = held.get(address);
  return found && performance.now() < found.until ? found.answer : undefined;
}

/**
 * Reads the body to its end, so that the response does not occupy a connection, and preloads the files it names.
 * @throws Error when the response is not a payload.
 */
async function readWhole(answer: Response): Promise<Response> {
  if (!answer.ok || answer.redirected) throw new Error(`${answer.url} is no payload`);
  const files = new Map(
    [...(await answer.clone().text()).matchAll(staticFile)].map(([, href = "", type]) => [href, type]),
  );
  for (const [href, type] of files) preload(href, { as: type === "js" ? "script" : "style" });
  return answer;
}

/**
 * Wraps `fetch` to answer navigations with prefetched payloads, and to let them wait while there is no connection. Next would load the
 * document when a payload fails, which leads to the browser's own error page; this way the page stays and shows `text`. A later navigation
 * replaces one that waits. With a service worker Next may load the document: the worker has a page for what it has not cached.
 */
export function interceptNavigations(text: string): void {
  const plain = window.fetch;
  window.fetch = async (input, init) => {
    if (!new Headers(init?.headers).has(payloadHeader)) return plain(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    // A failed prefetch is fetched again below.
    const ready = await goodAnswer(pathname)?.catch(() => undefined);
    if (ready) return ready.clone();
    for (;;) {
      try {
        return await plain(input, init);
      } catch (error) {
        if (!isUnreachable()) throw error;
        showOfflineNote(text);
        await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
      }
    }
  };
}
