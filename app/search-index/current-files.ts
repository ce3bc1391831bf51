import { redirectsOf } from "@/lib/redirects/redirects-of";
import { indexSite } from "@/lib/search/records/index-pages";
import type { IndexedPage } from "@/lib/search/types";
import { getSite } from "@/lib/site/current";
import type { Site } from "@/lib/site/load";

/** The pages of the last site that was indexed: one answer serves all files of the index. */
let last: { site: Site; pages: Promise<IndexedPage[]> } | undefined;

/** What search indexes of the site that routes show. */
export function getIndexedPages(): Promise<IndexedPage[]> {
  const site = getSite();
  if (last?.site !== site) last = { site, pages: indexSite(site, redirectsOf(site.manifest)) };
  return last.pages;
}
