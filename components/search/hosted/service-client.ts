import type { DocSearchModalProps } from "@docsearch/react/modal";
import { liteClient } from "algoliasearch/lite";
import { hosted, serviceHosts } from "@/lib/search/config";
import type { DocSearchHit } from "@/lib/search/hosted/docsearch";
import { mendHit } from "@/lib/search/hosted/mend-hit";
import { site } from "@/lib/site";
import { beginSearch } from "./outcome";

type Transform = NonNullable<DocSearchModalProps["transformSearchClient"]>;
type Client = ReturnType<Transform>;
/** Origin of the URLs in the index, whatever host serves the site; stripped so that a preview deployment links to its own pages. */
const ownOrigin = new URL(site.url).origin;
type Result = { hits?: DocSearchHit[]; nbHits?: number };

/**
 * Wraps the client that DocSearch queries: sanitizes hits, and records failures and hit counts in the outcome. A failure must not throw,
 * because DocSearch would show it as "No results". The function must keep its identity, because DocSearch restarts when it changes.
 */
export const transformSearchClient: Transform = (client) => {
  const hosts = hosted && serviceHosts(hosted);
  const service: Client = hosted && hosts ? liteClient(hosted.appId, hosted.apiKey, { hosts }) : client;
  const search = async (...given: Parameters<Client["search"]>) => {
    const end = beginSearch(queryOf(given[0]));
    try {
      const { results } = await service.search(...given);
      const found = (results as Result[]).map(mendResult);
      end(found.reduce((sum, result) => sum + (result.count ?? 0), 0));
      return { results: found };
    } catch {
      // Network or service failure: the outcome tells the reader.
      end();
      return { results: [{ hits: [], nbHits: 0 }] };
    }
  };
  return { ...service, addAlgoliaAgent: service.addAlgoliaAgent, search: search as Client["search"] };
};

function mendResult(result: Result) {
  const hits = (result.hits ?? []).flatMap((hit) => mendHit(hit, ownOrigin) ?? []);
  return { ...result, hits, nbHits: 0, count: result.nbHits ?? hits.length };
}

/** The query of a request. DocSearch repeats it for each index; this site has only one. */
function queryOf(params: Parameters<Client["search"]>[0]): string {
  const [first] = Array.isArray(params) ? params : params.requests;
  return first && "query" in first ? (first.query ?? "") : "";
}
