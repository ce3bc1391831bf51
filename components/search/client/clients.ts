import { untilFailure } from "@/lib/memoize";
import type { AskProvider } from "@/lib/search/ask/ask-types";
import { createLocalAsk } from "@/lib/search/ask/local-ask";
import { type HostedConfig, hosted } from "@/lib/search/config";
import type { SearchProvider } from "@/lib/search/types";
import { site } from "@/lib/site";
import { getEngine } from "./engine";

/** Origin of the URLs in the hosted index; it is stripped to leave paths, so that a preview deployment links to its own pages. */
const ownOrigin = new URL(site.url).origin;

/** The hosted service's client, loaded on the first search and kept for the life of the page. */
const loadService = untilFailure(async (config: HostedConfig) => {
  const { createHostedSearch } = await import("@/lib/search/hosted/hosted");
  return createHostedSearch(config, ownOrigin);
});

/** The search provider of this site: the hosted service when it is configured, else the site's own index. */
export function getSearch(): SearchProvider {
  const config = hosted;
  if (!config) return getEngine();
  return { search: async (request) => (await loadService(config)).search(request) };
}

/** The provider that answers questions from passages of the site's own index. */
export const getAsk = (): AskProvider => createLocalAsk(getEngine());

/** Prefetches what the first search needs. */
export const warmSearch = (): void => getEngine().warm();
