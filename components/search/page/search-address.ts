import { withBase } from "@/lib/nav/edition";
import { queryLimit, searchPath } from "@/lib/search/config";

/** State of the search page, as encoded in its URL; `page` counts from 1. */
export type SearchView = { query: string; group: string; tag: string; page: number };

/** Parses `?q=…&section=…&tag=…&page=…`. Invalid values become the defaults, as does the page when the query is blank. */
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

/** The URL of a view, with the edition's base path. */
export const addressOf = (view: Partial<SearchView>): string => withBase(searchHref(view));

/** The path of a view within this edition, for a `SiteLink`, with a form-encoded query string that omits defaults. */
export function searchHref({ query, group, tag, page = 1 }: Partial<SearchView>): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set("q", query);
  if (group) parameters.set("section", group);
  if (tag) parameters.set("tag", tag);
  if (page > 1) parameters.set("page", String(page));
  const text = parameters.toString();
  return text ? `${searchPath}?${text}` : searchPath;
}
