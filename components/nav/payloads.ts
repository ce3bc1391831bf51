import { preload } from "react-dom";
import { isCutOff, noteOffline } from "@/components/ui/offline-note";

/** A header that Next's router sends with every payload it asks for. */
const payloadHeader = "rsc";
/** Milliseconds for which a payload that was fetched on intent is good; Next's own prefetching counts as many. */
const goodFor = 5 * 60_000;
/** Payloads that are held at once; the oldest goes first. */
const heldAtMost = 20;
/** Scripts and styles in a payload, which the browser would ask for only once the page is shown. */
const staticFile = /"([^"\s]*\/_next\/static\/[^"\s]+\.(js|css))"/g;

/** Answers that wait for a click, by the path of the payload. */
const held = new Map<string, { answer: Promise<Response>; until: number }>();

/** Where the exported page at `path` has its payload; the same as Next's router asks. */
const payloadPath = (path: string) => `${path}${path.endsWith("/") ? "index" : ""}.txt`;

/**
 * Fetches the payload of the page at `path`, with what it needs, and holds it for a navigation. Next would fetch it in pieces, one
 * after the other, which an export would then have to have beside the whole. What does not come is asked for again by a click.
 */
export function holdPayload(path: string): void {
  const address = payloadPath(path);
  if (goodAnswer(address)) return;
  held.delete(address);
  const answer = fetch(address).then(readWhole);
  answer.catch(() => held.delete(address));
  held.set(address, { answer, until: performance.now() + goodFor });
  const [oldest = ""] = held.keys();
  if (held.size > heldAtMost) held.delete(oldest);
}

/** What is held for the path of a payload and still good. */
function goodAnswer(address: string): Promise<Response> | undefined {
  const found = held.get(address);
  return found && performance.now() < found.until ? found.answer : undefined;
}

/** Resolves to an answer that has come to its end, so that it takes up no connection. */
async function readWhole(answer: Response): Promise<Response> {
  if (!answer.ok || answer.redirected) throw new Error(`${answer.url} is no payload`);
  const files = new Map(
    [...(await answer.clone().text()).matchAll(staticFile)].map(([, href = "", type]) => [href, type]),
  );
  for (const [href, type] of files) preload(href, { as: type === "js" ? "script" : "style" });
  return answer;
}

/**
 * Answers navigations with payloads that are held, and lets others wait for the connection where there is none. Next would leave
 * for the browser's own error page when a payload does not come; so it goes on to wait, the page stays, and `text` says so. A later
 * navigation takes the place of one that waits. Where a worker answers with what was kept, it does leave: the worker has a page for
 * what was not.
 */
export function answerNavigations(text: string): void {
  const plain = window.fetch;
  window.fetch = async (input, init) => {
    if (!new Headers(init?.headers).has(payloadHeader)) return plain(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    // What does not come on intent is asked for again.
    const ready = await goodAnswer(pathname)?.catch(() => undefined);
    if (ready) return ready.clone();
    for (;;) {
      try {
        return await plain(input, init);
      } catch (error) {
        if (!isCutOff()) throw error;
        noteOffline(text);
        await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
      }
    }
  };
}
