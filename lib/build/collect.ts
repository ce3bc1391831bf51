import { blogPaths } from "../blog/lists";
import { sourceOf } from "../blog/post";
import { isSpelled } from "../check/check-spelling";
import { checks, ownChecks, writingChecks } from "../check/checks";
import type { Check, CheckedPage, CheckedSite } from "../check/types";
import { textsOf, wordsIn } from "../check/words-in";
import { oncePer } from "../memoize";
import { systemPages } from "../nav/routes";
import { redirectsOf } from "../redirects/redirects-of";
import type { Site } from "../site/load";
import type { DocSource } from "../types";
import { configurationOf } from "./configuration-links";
import { findMisspelled } from "./find-misspelled";
import { type Job, workOnPages } from "./page-pool";
import { createPageWork, type PageWork } from "./page-work";

/** The work on the pages of a site: to make it costs a hash over all the code that examines them. */
const workOn = oncePer<Site, PageWork>(createPageWork);

const sourcesOf = ({ routes, posts }: Site): DocSource[] => [
  ...[...routes.values()].map(({ source }) => source),
  ...posts.map(sourceOf),
];

/**
 * Reads and examines what is new in sites, in a thread as well where it is much, and keeps all of it: `collect` then finds it.
 * @throws what reading or examining threw, once both have ended.
 */
export async function readAhead(sites: readonly [Site, ...Site[]]): Promise<void> {
  // The documents are those of the project, whichever of its sites asks.
  const ends = await Promise.allSettled([workOn(sites[0]).documents(), workOnPages(newPages(sites))]);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/** The work on pages that nobody has read; one that editions share is the same reading, which two threads at once would both begin. */
export function newPages(sites: readonly Site[]): Job[] {
  const jobs = new Map<string, Job>();
  for (const site of sites) {
    const work = workOn(site);
    for (const source of sourcesOf(site)) {
      const key = site.reader.keyOf(source);
      if (!jobs.has(key) && !work.known(source))
        jobs.set(key, { source, environment: site.environment, here: work.do });
    }
  }
  return [...jobs.values()];
}

/**
 * Reads every page of a site and says what checks need to know. Drafts are among them when the site has them.
 * @throws what reading or examining threw.
 */
export async function collect(site: Site): Promise<CheckedSite> {
  const { environment, routes, manifest, posts, issues, reader, drawings, product } = site;
  await readAhead([site]);
  const work = workOn(site);
  const documents = await work.documents();
  const { checked, typed } = await joinPages(sourcesOf(site), site, work);
  reader.prune();
  work.prune();
  const types = await work.checkTypes(typed);
  return {
    pages: checked,
    routes,
    sidebars: manifest.sidebars,
    standalonePages: manifest.standalonePages,
    redirects: redirectsOf(manifest),
    madePaths: [...systemPages.map(({ path }) => path), ...posts.map(({ path }) => path), ...blogPaths(posts)],
    editionPaths: manifest.editions.map(({ base }) => base).filter(Boolean),
    lengthExceptions: product.lengthExceptions,
    // They lead to pages of the project, of which another site has none.
    documentLinks: manifest.isOwn ? documents.links : [],
    ...configurationOf(site),
    misspelled: hasAllChecks(site) ? await findMisspelled(wordsOf(checked), environment.root) : new Map(),
    drawings,
    readingIssues: [...issues, ...documents.issues, ...types],
  };
}

/** Pages with all that was found in them, and those whose code has to be compiled. */
async function joinPages(sources: readonly DocSource[], { reader }: Site, work: PageWork) {
  const checked: CheckedPage[] = [];
  const typed: DocSource[] = [];
  for (const source of sources) {
    const { outline, findings, images } = await reader.head(source);
    const original = source.original && (await reader.head(source.original.source)).outline;
    const found = await work.do(source);
    const anchors = [...outline.anchors, ...found.anchors];
    checked.push({
      source,
      outline: { ...outline, anchors },
      ...(original && { original }),
      images,
      findings: [...findings, ...found.findings],
    });
    if (found.needsTypes) typed.push(source);
  }
  return { checked, typed };
}

/** Every word of the pages, once. What stands between blanks is looked into once, wherever it stands. */
function wordsOf(pages: readonly CheckedPage[]): Set<string> {
  const tokens = new Set<string>();
  for (const page of pages.filter(isSpelled))
    for (const { text } of textsOf(page)) for (const token of text.split(/\s+/)) tokens.add(token);
  return new Set([...tokens].flatMap((token) => wordsIn(token).map(({ word }) => word)));
}

/** True for a site that every check applies to: the rules for writing are for the present pages of the project itself. */
export const hasAllChecks = ({ manifest }: Pick<Site, "manifest">): boolean =>
  manifest.isOwn === true && manifest.edition === manifest.editions[0];

/** The checks a site is held to. */
export const checksOf = (site: Pick<Site, "manifest">): readonly Check[] => [
  ...checks,
  ...(site.manifest.isOwn ? ownChecks : []),
  ...(hasAllChecks(site) ? writingChecks : []),
];
