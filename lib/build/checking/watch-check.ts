import { resolve } from "node:path";
import { sortIssues } from "../../issues";
import { writeCheckReport } from "../../site/check-report";
import type { Environment } from "../../site/environment";
import { readWrittenNav } from "../../site/foreign/nav/written-nav";
import type { Site } from "../../site/load";
import { contentPlace, foldersToCheck } from "../../site/place";
import { writeManifest } from "../../site/written-manifest";
import type { Issue } from "../../types";
import { releasedFile } from "../configuration/configuration-links";
import { watchFiles } from "../watch-files.mjs";
import { checkOthers, checkSite } from "./run-check";
import { openOtherEditions, openSiteToCheck } from "./sites-to-check";
import { WatchReport, type WatchRun } from "./watch-report";

/** Milliseconds to wait so that the previewed page renders first; on two cores the checks would compete with it. */
const settle = 300;

/**
 * Checks every edition, or the one that the environment names, now and after every change of its content, one run at a time. The first
 * report is printed in full, later ones only with new findings and the number of those left. What is wrong with the edition that the live
 * preview shows is written to disk for it first, unless `only` limits the report to one check. Never returns.
 * @throws what reading or checking threw that is no mistake of the content.
 */
export async function watchCheck(environment: Environment, only?: string): Promise<void> {
  let site: Site | undefined;
  let others: readonly Site[] = [];
  const report = new WatchReport();
  let isChecking = false;
  let isDirty = false;

  const show = (issues: readonly Issue[]) => {
    if (only === undefined) writeCheckReport(environment.root, sortIssues(issues));
    return issues;
  };
  /** Undefined when the next run has begun to wait: the edition that is shown comes before the others. */
  const check = async (): Promise<WatchRun | undefined> => {
    const first = await openSiteToCheck(environment, only, site);
    if ("failure" in first) return { issues: [], unread: show(first.failure.issues) };
    site = first.site;
    if (only === undefined) writeManifest(environment, site.manifest);
    const issues = show((await checkSite(site, only)).issues);
    if (isDirty) return undefined;
    const opened = await openOtherEditions(site, others);
    if ("failure" in opened) return { issues, unread: opened.failure.issues };
    others = opened.sites;
    const rest = (await checkOthers([site, ...others], only)).flatMap((result) => result.issues);
    return { issues: [...issues, ...rest] };
  };

  const run = async (): Promise<void> => {
    if (isChecking) {
      isDirty = true;
      return;
    }
    isChecking = true;
    do {
      isDirty = false;
      const found = await check();
      if (found) console.log(report.describe(found));
    } while (isDirty);
    isChecking = false;
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  // Before the first run: what is saved while that has begun and nobody watches would be missed.
  await watchFiles(watchedPlaces(environment), /./, () => {
    clearTimeout(timer);
    timer = setTimeout(run, settle);
  });
  await run();
}

/**
 * Folders whose files the checks read, the addresses of earlier releases, and the file that a tree's own tool has its navigation in, which
 * may be beside the tree.
 */
function watchedPlaces(environment: Environment): string[] {
  const place = contentPlace(environment);
  const { nav } = place.isForeign ? readWrittenNav(place) : {};
  return [
    ...foldersToCheck(environment),
    ...place.staticFolders,
    resolve(environment.root, releasedFile),
    ...(nav ? [resolve(environment.root, nav.file)] : []),
  ];
}
