import type { AskProvider } from "@/lib/search/ask/ask-types";
import { createLocalAsk } from "@/lib/search/ask/local-ask";
import { type HostedConfig, hosted, indexBase } from "@/lib/search/config";
import type { SearchProvider } from "@/lib/search/types";
import { getEngine } from "./engine";

/** The hosted service's client, loaded with the first search and kept for the life of the page. */
let service: Promise<SearchProvider> | undefined;

/** What answers searches on this site: the hosted service when it is configured, else the site's own index. */
export function getSearch(): SearchProvider {
  return hosted ? throughService(hosted) : getEngine(indexBase);
}

function throughService(config: HostedConfig): SearchProvider {
  service ??= import("@/lib/search/hosted/hosted").then(({ createHostedSearch }) =>
    createHostedSearch(config, location.origin),
  );
  service.catch(() => {
    service = undefined;
  });
  const current = service;
  return { search: async (request) => (await current).search(request) };
}

/** What answers questions: the hosted assistant when it is configured, else the passages of the site's own index. */
export async function loadAsk(): Promise<AskProvider> {
  if (!hosted?.assistantId) return createLocalAsk(getEngine(indexBase));
  const { createHostedAsk } = await import("@/lib/search/hosted/hosted-ask");
  return createHostedAsk(hosted, location.origin);
}

/** Fetches what the first search needs. */
export function warmSearch(): void {
  if (hosted) throughService(hosted);
  else getEngine(indexBase).warm();
}
