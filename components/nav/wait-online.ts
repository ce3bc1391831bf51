import { isCutOff, noteOffline } from "@/components/ui/offline-note";

/** Headers of Next's router: every payload it asks for has the first, one that is fetched on intent the second as well. */
const payloadHeader = "rsc";
const prefetchHeader = "next-router-prefetch";

/**
 * Lets navigations wait for the connection where there is none. Next would leave for the browser's own error page when a payload
 * does not come; so it goes on to wait, the page stays, and `text` says so. A later navigation takes the place of one that waits.
 * Where a worker answers with what was kept, it does leave: the worker has a page for what was not.
 */
export function waitOnline(text: string): void {
  const plain = window.fetch;
  window.fetch = async (input, init) => {
    for (;;) {
      try {
        return await plain(input, init);
      } catch (error) {
        if (!isCutOff() || !isNavigation(init)) throw error;
        noteOffline(text);
        await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
      }
    }
  };
}

function isNavigation(init: RequestInit | undefined): boolean {
  const headers = new Headers(init?.headers);
  return headers.has(payloadHeader) && !headers.has(prefetchHeader);
}
