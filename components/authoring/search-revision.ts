import { allSources } from "@/lib/blog/post";
import type { Site } from "@/lib/site/load";
import type { DocSource } from "@/lib/types";

/** The sources as of the last call, and when they last changed; kept for the life of the live preview. */
let known: readonly DocSource[] = [];
let changed = 0;

/** Time of the last change to pages or posts, in milliseconds since the epoch. It does not change with every request or check report. */
export function searchRevision(site: Pick<Site, "routes" | "posts">): number {
  const sources = allSources(site);
  if (sources.length !== known.length || sources.some((source, index) => !isSame(source, known[index])))
    changed = Date.now();
  known = sources;
  return changed;
}

/** Unchanged pages keep the identity of their front matter, except for translations, which are parsed again for each request. */
const isSame = (source: DocSource, before: DocSource | undefined): boolean =>
  source.body === before?.body &&
  (source.frontMatter === before.frontMatter ||
    JSON.stringify(source.frontMatter) === JSON.stringify(before.frontMatter));
