import { withBase } from "@/lib/nav/edition";
import { queryLimit, searchPath } from "@/lib/search/config";

/** What the search page shows, as its address says it; `page` counts from 1. */
export type SearchView = { query: string; group: string; tag: string; page: number };

/** Reads `?q=…&section=…&tag=…&page=…`; anything odd becomes the default, and so does the page of no query. */
export function readView(parameters: Pick<URLSearchParams, "get">): SearchView {
  const query = parameters.get("q")?.slice(0, queryLimit) ?? "";
  const page = Number(parameters.get("page"));
  return {
    query,
    group: parameters.get("section") ?? "",
    tag: parameters.get("tag") ?? "",
    page: query.trim() && Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a view. */
export const addressOf = (view: Partial<SearchView>): string => withBase(searchHref(view));

/** The path of a view in this edition, for a `SiteLink`, with its query as a form writes it; defaults are left out. */
export function searchHref({ query, group, tag, page = 1 }: Partial<SearchView>): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set("q", query);
  if (group) parameters.set("section", group);
  if (tag) parameters.set("tag", tag);
  if (page > 1) parameters.set("page", String(page));
  const text = parameters.toString();
  return text ? `${searchPath}?${text}` : searchPath;
}
