import { suggest } from "../issues";
import { type Environment, environmentOf } from "../site/environment";
import type { Site } from "../site/load";
import { ContentPlaceError } from "../site/place";
import type { Issue } from "../types";
import { checksOf } from "./checked-site";
import { editionIssue, isEditionError } from "./edition-issue";
import { openSite } from "./open-site";

/** What the checks found; `notices` are facts worth knowing that are not mistakes. */
export type Result = { issues: Issue[]; pages: number; notices: string[] };

/** A result of findings that are in no page. */
export const withoutPages = (issues: Issue[]): Result => ({ issues, pages: 0, notices: [] });

/**
 * Turns an error of opening the site (missing content, invalid edition) into a report that consists of that error alone.
 * @throws `cause` when it is another error.
 */
function resultOfError(cause: unknown, environment: Environment): Result {
  if (isEditionError(cause)) return withoutPages([editionIssue(cause, environment)]);
  if (cause instanceof ContentPlaceError) {
    return withoutPages([{ severity: "error", file: "CONTENT_DIR", message: cause.message }, ...cause.issues]);
  }
  throw cause;
}

/** The sites to check, or the report that says why they cannot be opened; `begun` is the start time by `performance.now`. */
export type OpenedSites = { begun: number } & ({ sites: readonly [Site, ...Site[]] } | { failure: Result });

/** The one check to run, instead of all, and the sites as they were opened before. */
type OpenOptions = { only?: string | undefined; previous?: readonly Site[] | undefined };

/**
 * Opens every edition, or the one that the environment names, drafts included. The result is a failure if there is no content, no such
 * edition, or no check named `only`.
 * @throws any other error of opening them.
 */
export async function openSitesToCheck(
  environment: Environment,
  { only, previous = [] }: OpenOptions = {},
): Promise<OpenedSites> {
  const begun = performance.now();
  try {
    const site = await openToCheck(environment, previous[0]);
    const failure = unknownCheck(site, only);
    return failure ? { begun, failure } : { begun, sites: [site, ...(await openOthers(site, previous))] };
  } catch (cause) {
    return { begun, failure: resultOfError(cause, environment) };
  }
}

/** The report for an unknown check name; undefined if the check exists. */
function unknownCheck(site: Site, only: string | undefined): Result | undefined {
  const names = checksOf(site).map(({ name }) => name);
  if (only === undefined || names.includes(only)) return undefined;
  const message = `There is no check "${only}".`;
  const hint = suggest(only, names, `Checks: ${names.join(", ")}.`);
  return withoutPages([{ severity: "error", file: "--only", message, hint }]);
}

const openToCheck = (environment: Environment, previous: Site | undefined): Promise<Site> =>
  openSite(environment, { includeDrafts: true, ...(previous && { previous }) });

/** The other editions; none when the environment names one, which is then checked alone. */
async function openOthers({ reader, manifest, environment }: Site, previous: readonly Site[]): Promise<Site[]> {
  if (previous.length === 0) reader.forget();
  const [first, ...others] = manifest.editions;
  const sites: Site[] = [];
  for (const [at, edition] of (manifest.edition === first ? others : []).entries())
    sites.push(await openToCheck(environmentOf(environment, edition), previous[at + 1]));
  return sites;
}
