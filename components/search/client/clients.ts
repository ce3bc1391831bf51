import type { AskProvider } from "@/lib/search/ask-types";
import { hosted, indexBase } from "@/lib/search/config";
import { createHostedSearch } from "@/lib/search/hosted";
import { createLocalAsk } from "@/lib/search/local-ask";
import type { SearchProvider } from "@/lib/search/types";
import { getEngine } from "./engine";

/** The hosted service's client, made at the first search and kept for the life of the page. */
let service: SearchProvider | undefined;

/** What answers searches on this site: the hosted service when it is configured, else the site's own index. */
export function getSearch(): SearchProvider {
  if (!hosted) return getEngine(indexBase);
  service ??= createHostedSearch(hosted, location.origin);
  return service;
}

/** What answers questions: the hosted assistant when it is configured, else the passages of the site's own index. */
export async function loadAsk(): Promise<AskProvider> {
  if (!hosted?.assistantId) return createLocalAsk(getEngine(indexBase));
  const { createHostedAsk } = await import("@/lib/search/hosted-ask");
  return createHostedAsk(hosted);
}

/** Fetches what the first search needs. */
export function warmSearch(): void {
  if (!hosted) getEngine(indexBase).warm();
}
