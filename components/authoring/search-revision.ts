import { allSources } from "@/lib/blog/post";
import type { Site } from "@/lib/site/load";

/** What search reads of the site, as it was when a page was last shown, and when it changed. */
let known: readonly string[] = [];
let changed = 0;

/** Time at which a page or a post was found changed: not that of each request, nor of each report of the checks. */
export function searchRevision(site: Pick<Site, "routes" | "posts">): number {
  const read = allSources(site).flatMap(({ body, frontMatter }) => [body, JSON.stringify(frontMatter)]);
  if (read.length !== known.length || read.some((part, index) => part !== known[index])) changed = Date.now();
  known = read;
  return changed;
}
