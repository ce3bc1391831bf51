import { join } from "node:path";
import { futurePosts } from "../../blog/future-posts";
import { applyAllowances } from "../../check/allow";
import { outdatedTranslations, unwordedTexts } from "../../check/check-translations";
import { checks, ownChecks, writingChecks } from "../../check/checks";
import type { CheckedPage } from "../../check/types";
import { readTextIfExists } from "../../input/read-text";
import { formatAnnotations, formatIssue, formatJson, formatReport, isFailure } from "../../issues";
import { isDefaultLanguage } from "../../nav/editions";
import type { Environment } from "../../site/environment";
import type { Site } from "../../site/load";
import { labelsFileOf, textsOf } from "../../site/place";
import type { DocSource, Issue } from "../../types";
import { editionFiles } from "../configuration/edition-issue";
import { missingLabels, unusedLabels } from "../configuration/labels";
import { loadDrawnTexts, loadLabels } from "../configuration/manifest";
import { textsMistakes } from "../configuration/texts-mistakes";
import { checksOf, hasAllChecks, loadCheckedSite, readAhead } from "./checked-site";
import { type OpenedSites, openSitesToCheck, type Result, unknownCheck, withoutPages } from "./sites-to-check";

/** How a report is printed: for people, as JSON, or as annotations of a pull request. */
type ReportFormat = "text" | "json" | "github";

/**
 * Runs the checks on a site, or only the one named `only`. Every finding names its check.
 * @throws what reading or checking threw.
 */
export async function checkSite(site: Site, only?: string): Promise<Result> {
  const chosen = checksOf(site).filter(({ name }) => only === undefined || name === only);
  const checked = await loadCheckedSite(site);
  const { notice } = site.history;
  const issues = chosen.flatMap(({ name, run }) =>
    withoutRepeats(run(checked)).map((issue) => ({ ...softenForeign(issue, checked.pages), check: name })),
  );
  const allowed = applyAllowances(issues, checked);
  return {
    // An `allow` comment may refer to a check that did not run.
    issues: only === undefined && hasAllChecks(site) ? allowed : allowed.filter(({ check }) => check !== "allow"),
    pages: checked.pages.length,
    notices: [
      ...(notice === undefined ? [] : [notice]),
      ...futurePosts(site.posts, new Date()),
      ...outdatedTranslations(checked.pages),
    ],
  };
}

/** Tells once what has several causes at one place, such as the links of a text that a page includes. */
const withoutRepeats = (issues: readonly Issue[]): Issue[] => [
  ...new Map(issues.map((issue) => [formatIssue(issue), issue])).values(),
];

/** Turns errors in pages of a foreign tree into warnings: such pages were not written for this site, and must not fail a build. */
function softenForeign(issue: Issue, pages: readonly CheckedPage[]): Issue {
  const isMild =
    issue.severity !== "error" || !pages.some(({ source: { file, foreign } }) => foreign && file === issue.file);
  return isMild ? issue : { ...issue, severity: "warning" };
}

type CheckOptions = { only?: string | undefined; format?: ReportFormat };

/**
 * Runs the checks, prints the report, and returns whether the run must fail. `only` names a single check to run.
 * @throws what reading or checking threw.
 */
export async function checkAndReport(
  opened: OpenedSites,
  { only, format = "text" }: CheckOptions = {},
): Promise<boolean> {
  const { issues, notices, pages } = "failure" in opened ? opened.failure : await checkEditions(opened.sites, only);
  if (format === "json") console.log(formatJson(issues));
  else {
    if (format === "github" && issues.length > 0) console.log(formatAnnotations(issues));
    for (const notice of notices) console.log(notice);
    const seconds = ((performance.now() - opened.begun) / 1000).toFixed(1);
    console.log(`${formatReport(issues)} in ${pages} pages (${seconds} s)`);
  }
  const isStrict = "sites" in opened && opened.sites[0].environment.isStrict;
  return isFailure(issues, isStrict);
}

/** Opens the sites, reads their pages, and calls `checkAndReport`. @throws what reading or checking threw. */
export async function runCheck(environment: Environment, options?: CheckOptions): Promise<boolean> {
  const opened = await openSitesToCheck(environment, options?.only);
  if ("sites" in opened) await readAhead(opened.sites);
  return checkAndReport(opened, options);
}

async function checkEditions(sites: readonly [Site, ...Site[]], only?: string): Promise<Result> {
  const results = [await checkSite(sites[0], only), ...(await checkOthers(sites, only))];
  return {
    issues: results.flatMap(({ issues }) => issues),
    pages: results.reduce((sum, { pages }) => sum + pages, 0),
    notices: [...new Set(results.flatMap(({ notices }) => notices))],
  };
}

/**
 * Checks what the other editions of the first site add to it.
 * @throws what reading or checking threw.
 */
export async function checkOthers([site, ...others]: readonly [Site, ...Site[]], only?: string): Promise<Result[]> {
  const results: Result[] = [];
  for (const other of others) results.push(await checkEdition(other, only));
  if (only === undefined || only === "translations") results.push(await checkWords([site, ...others]));
  return results;
}

/** The findings about an edition's own pages and its version; those about pages it shares belong to the default edition. */
async function checkEdition(site: Site, only?: string): Promise<Result> {
  const { issues, notices } = await checkSite(site, only);
  const { label } = site.place.translations ?? site.place;
  const { version } = site.environment;
  const mine = [...site.routes.values()].map(({ source }) => source).filter(({ file }) => file.startsWith(`${label}/`));
  return {
    issues: issues.filter(
      ({ file }) => file.startsWith(`${label}/`) || (version && editionFiles(site.environment).includes(file)),
    ),
    pages: mine.length,
    notices: [...notices, ...(await untranslatedTexts(site, mine))],
  };
}

/** Finds translated labels that no edition uses, and texts whose form differs from that of the English ones. */
async function checkWords(sites: readonly Site[]): Promise<Result> {
  const manifests = sites.map(({ manifest }) => manifest).filter(({ edition }) => isDefaultLanguage(edition));
  // A translated edition that is checked alone does not know the original labels.
  if (manifests.length === 0) return withoutPages([]);
  const newest = sites.filter(({ environment: { language, version } }) => language && version === undefined);
  const found = newest.map(async ({ place: { translations }, environment: { root } }) => {
    if (!translations) return [];
    const { folder, label } = translations;
    const file = labelsFileOf(translations);
    const text = readTextIfExists(join(root, file));
    return [
      ...(text === "" ? [missingLabels(file)] : []),
      ...unusedLabels(await loadLabels(translations), manifests, file, text),
      ...(await textsMistakes(root, join(folder, "texts"), `${label}/texts`)),
    ];
  });
  return withoutPages((await Promise.all(found)).flat().map((issue) => ({ ...issue, check: "translations" })));
}

/** Texts of tables on translated pages that have no translation; none in the default language. */
async function untranslatedTexts(
  { environment, reader, product }: Site,
  sources: readonly DocSource[],
): Promise<string[]> {
  const texts = textsOf(environment);
  if (texts === undefined) return [];
  const pages = await Promise.all(sources.map(async (source) => ({ source, ...(await reader.head(source)) })));
  return unwordedTexts(pages, product.contracts(), await loadDrawnTexts(texts));
}

/** Options of `npm run check`. */
type CheckFlags = { watch?: boolean; json?: boolean; github?: boolean; only?: string };

/**
 * Which options exclude each other, and which to leave out, or that there is no check for `--watch` to repeat; undefined if the options
 * can be used.
 */
export function findOptionMistake({ watch, json, github, only }: CheckFlags): string | undefined {
  if (json && github) return "--json and --github print the report in different formats. Use only one of them.";
  if (watch && (json || github))
    return `--watch prints new findings for people, not for programs. Remove --${json ? "json" : "github"}.`;
  const unknown = watch && unknownCheck([...checks, ...ownChecks, ...writingChecks], only);
  return unknown ? `${unknown.message} ${unknown.hint}` : undefined;
}
