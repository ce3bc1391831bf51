import { liteClient } from "algoliasearch/lite";
import { escapeHtml, unescapeHtml } from "../../escape-html";
import { facetFilters, type HostedConfig, serviceHosts } from "../config";
import type { FacetCount, SearchAnswer, SearchProvider, SearchRequest } from "../types";
import { type DocSearchHit, highlightTags, retrieved, toPageHits } from "./docsearch";

/** Facets of the index by their names in the site. */
const facets = { group: "hierarchy.lvl0", tag: "tags" } as const;
const levels = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"].map((level) => `hierarchy.${level}`);

type Filters = Pick<SearchRequest, "group" | "tag">;
/** The used fields of the service's answer. */
type Result = {
  hits?: DocSearchHit[];
  nbHits?: number;
  nbPages?: number;
  facets?: Record<string, Record<string, number>>;
};

/** Creates a search by the hosted service. Rejects with the client's error when the service does not answer. */
export function createHostedSearch(config: HostedConfig, origin: string): SearchProvider {
  const hosts = serviceHosts(config);
  const client = liteClient(config.appId, config.apiKey, hosts && { hosts });
  return {
    async search(request) {
      const requests = requestsFor(request, config.index);
      const { results } = await client.search<DocSearchHit>({ requests });
      return toAnswer(
        request,
        results.flatMap((result) => ("hits" in result ? [result] : [])),
        origin,
      );
    },
  };
}

/** The query itself, and for each active filter one request that counts facets without it. */
function requestsFor({ query, group, tag, from, size }: SearchRequest, indexName: string) {
  const common = { indexName, query, facets: Object.values(facets) };
  const counting = (filters: Filters) => ({ ...common, hitsPerPage: 0, facetFilters: withFilters(filters) });
  return [
    {
      ...common,
      facetFilters: withFilters({ group, tag }),
      page: Math.floor(from / size),
      hitsPerPage: size,
      attributesToRetrieve: retrieved,
      attributesToSnippet: [...levels.map((level) => `${level}:15`), "content:25"],
      snippetEllipsisText: "…",
      highlightPreTag: highlightTags.before,
      highlightPostTag: highlightTags.after,
      clickAnalytics: false,
    },
    ...(group === undefined ? [] : [counting({ tag })]),
    ...(tag === undefined ? [] : [counting({ group })]),
  ];
}

function withFilters({ group, tag }: Filters): (string | string[])[] {
  return [
    ...facetFilters,
    ...(group === undefined ? [] : [`${facets.group}:${escapeHtml(group)}`]),
    ...(tag === undefined ? [] : [`${facets.tag}:${tag}`]),
  ];
}

/** @throws Error when the service returned no result. */
function toAnswer(
  { query, group, tag, size }: SearchRequest,
  results: readonly Result[],
  origin: string,
): SearchAnswer {
  const [main, ...counts] = results;
  if (!main) throw new Error("The search service sent no result.");
  const withoutGroup = group === undefined ? main : counts[0];
  const withoutTag = tag === undefined ? main : counts.at(-1);
  return {
    query,
    count: main.nbHits ?? 0,
    pageCount: (main.nbPages ?? 1) * size,
    pages: toPageHits(main.hits ?? [], origin),
    groups: countsOf(withoutGroup, facets.group),
    tags: countsOf(withoutTag, facets.tag),
    isComplete: true,
  };
}

function countsOf(result: Result | undefined, facet: string): FacetCount[] {
  return Object.entries(result?.facets?.[facet] ?? {}).map(([name, count]) => ({ name: unescapeHtml(name), count }));
}
