import { allSources } from "@/lib/blog/post";
import type { Site } from "@/lib/site/load";
import type { DocSource } from "@/lib/types";

/** What search last read of the site, and when that changed, for as long as the live preview runs. */
let known: readonly DocSource[] = [];
let changed = 0;

/** When pages or posts last changed, as a number of milliseconds. It does not change with every request or check report. */
export function searchRevision(site: Pick<Site, "routes" | "posts">): number {
  const sources = allSources(site);
  if (sources.length !== known.length || sources.some((source, index) => !isSame(source, known[index])))
    changed = Date.now();
  known = sources;
  return changed;
}

/** Pages that were not saved keep their front matter as it is; translations are parsed anew for each request. */
const isSame = (source: DocSource, before: DocSource | undefined): boolean =>
  source.body === before?.body &&
  (source.frontMatter === before.frontMatter ||
    JSON.stringify(source.frontMatter) === JSON.stringify(before.frontMatter));
