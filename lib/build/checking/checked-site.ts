import { blogPaths } from "../../blog/lists";
import { allSources } from "../../blog/post";
import { isSpelled } from "../../check/check-spelling";
import { checks, ownChecks, writingChecks } from "../../check/checks";
import type { Check, CheckedPage, CheckedSite } from "../../check/types";
import { textsOf, wordsIn } from "../../check/words-in";
import { oncePer } from "../../memoize";
import { systemPages } from "../../nav/routes";
import { redirectsOf } from "../../redirects/redirects-of";
import type { Site } from "../../site/load";
import type { DocSource } from "../../types";
import { configurationOf } from "../configuration/configuration-links";
import { type CachedExaminer, createCachedExaminer } from "./cached-examiner";
import { findMisspelled } from "./find-misspelled";
import { type Job, processPages } from "./page-pool";

/** One examiner per site: creating it means hashing all the code that examines pages. */
const examinerOf = oncePer<Site, CachedExaminer>(createCachedExaminer);

/**
 * Reads and examines the pages that are not cached yet, in a second thread too where there are many. `loadCheckedSite` then finds all of
 * them in the cache.
 * @throws the error of reading or examining, once both have ended.
 */
export async function readAhead(sites: readonly [Site, ...Site[]]): Promise<void> {
  // The documents belong to the project, so any of its sites can provide them.
  const ends = await Promise.allSettled([examinerOf(sites[0]).documents(), processPages(findUncachedPages(sites))]);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/** Jobs for the pages that are not cached. A page that editions share is listed once, or two threads would both read it. */
export function findUncachedPages(sites: readonly Site[]): Job[] {
  const jobs = new Map<string, Job>();
  for (const site of sites) {
    const examiner = examinerOf(site);
    for (const source of allSources(site)) {
      const key = site.reader.keyOf(source);
      if (!jobs.has(key) && !examiner.cached(source))
        jobs.set(key, { source, environment: site.environment, process: examiner.examine });
    }
  }
  return [...jobs.values()];
}

/**
 * Reads every page of a site and returns it in the form that checks take. Drafts are included if the site was loaded with them.
 * @throws the error of reading or examining.
 */
export async function loadCheckedSite(site: Site): Promise<CheckedSite> {
  const { environment, routes, manifest, posts, issues, reader, drawings, product } = site;
  await readAhead([site]);
  const examiner = examinerOf(site);
  const documents = await examiner.documents();
  const { checked, typed } = await joinPages(allSources(site), site, examiner);
  reader.prune();
  examiner.prune();
  const types = await examiner.checkTypes(typed);
  return {
    pages: checked,
    routes,
    sidebars: manifest.sidebars,
    standalonePages: manifest.standalonePages,
    redirects: redirectsOf(manifest),
    madePaths: [...systemPages.map(({ path }) => path), ...posts.map(({ path }) => path), ...blogPaths(posts)],
    editionPaths: manifest.editions.map(({ base }) => base).filter(Boolean),
    lengthExceptions: product.lengthExceptions,
    // They link to the project's own pages, which other sites do not have.
    documentLinks: manifest.isOwn ? documents.links : [],
    ...configurationOf(site),
    misspelled: hasAllChecks(site) ? await findMisspelled(wordsOf(checked), environment.root) : new Map(),
    drawings,
    readingIssues: [...issues, ...documents.issues, ...types],
  };
}

/** Pages with all their findings, and the pages whose code still has to be type-checked. */
async function joinPages(sources: readonly DocSource[], { reader }: Site, examiner: CachedExaminer) {
  const checked: CheckedPage[] = [];
  const typed: DocSource[] = [];
  for (const source of sources) {
    const { outline, findings, images } = await reader.head(source);
    const original = source.original && (await reader.head(source.original.source)).outline;
    const found = await examiner.examine(source);
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

/** Every distinct word of the pages. Each distinct whitespace-separated token is split only once. */
function wordsOf(pages: readonly CheckedPage[]): Set<string> {
  const tokens = new Set<string>();
  for (const page of pages.filter(isSpelled))
    for (const { text } of textsOf(page)) for (const token of text.split(/\s+/)) tokens.add(token);
  return new Set([...tokens].flatMap((token) => wordsIn(token).map(({ word }) => word)));
}

/** True for a site that every check applies to. The writing rules are only for the newest pages of the project itself. */
export const hasAllChecks = ({ manifest }: Pick<Site, "manifest">): boolean =>
  manifest.isOwn === true && manifest.edition === manifest.editions[0];

/** The checks that apply to a site. */
export const checksOf = (site: Pick<Site, "manifest">): readonly Check[] => [
  ...checks,
  ...(site.manifest.isOwn ? ownChecks : []),
  ...(hasAllChecks(site) ? writingChecks : []),
];
