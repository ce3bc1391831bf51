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

/** What answers questions: the passages of the site's own index. */
export const getAsk = (): AskProvider => createLocalAsk(getEngine(indexBase));

/** Fetches what the first search needs. */
export const warmSearch = (): void => getEngine(indexBase).warm();
