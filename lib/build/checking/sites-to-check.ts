import type { Check } from "../../check/types";
import { InputError } from "../../input/validate";
import { suggest } from "../../issues";
import { type Environment, environmentOf } from "../../site/environment";
import type { Site } from "../../site/load";
import { ContentPlaceError } from "../../site/place";
import type { Issue, Mistake } from "../../types";
import { editionIssue, isEditionError } from "../configuration/edition-issue";
import { openSite } from "../configuration/open-site";
import { checksOf } from "./checked-site";

/** What the checks found; `notices` are facts worth knowing that are not mistakes. */
export type Result = { issues: Issue[]; pages: number; notices: string[] };

/** A result of findings that are in no page. */
export const withoutPages = (issues: Issue[]): Result => ({ issues, pages: 0, notices: [] });

/**
 * Turns an error of opening the site (missing content, invalid edition, mistaken labels) into a report that consists of that error alone.
 * @throws `cause` when it is another error.
 */
function resultOfError(cause: unknown, environment: Environment): Result {
  if (isEditionError(cause)) return withoutPages([editionIssue(cause, environment)]);
  if (cause instanceof ContentPlaceError) {
    return withoutPages([{ severity: "error", file: "CONTENT_DIR", message: cause.message }, ...cause.issues]);
  }
  if (cause instanceof InputError) return withoutPages([...cause.issues]);
  throw cause;
}

/** The sites to check, or the report that says why they cannot be opened; `begun` is the start time by `performance.now`. */
export type OpenedSites = { begun: number } & ({ sites: readonly [Site, ...Site[]] } | Failed);

type Failed = { failure: Result };

/**
 * Opens every edition, or the one that the environment names, drafts included. The result is a failure if there is no content, no such
 * edition, no check named `only`, or if what an edition is configured with is mistaken.
 * @throws any other error of opening them.
 */
export async function openSitesToCheck(environment: Environment, only?: string): Promise<OpenedSites> {
  const begun = performance.now();
  const first = await openSiteToCheck(environment, only);
  if ("failure" in first) return { begun, ...first };
  first.site.reader.forget();
  const others = await openOtherEditions(first.site);
  return "failure" in others ? { begun, ...others } : { begun, sites: [first.site, ...others.sites] };
}

/**
 * Opens the edition that the environment names, or the default one, as `openSitesToCheck` does; `previous` is the site as it was opened
 * before.
 * @throws any other error of opening it.
 */
export const openSiteToCheck = (
  environment: Environment,
  only?: string,
  previous?: Site,
): Promise<{ site: Site } | Failed> =>
  orFailure(environment, async () => {
    const site = await openToCheck(environment, previous);
    const unknown = unknownCheck(checksOf(site), only);
    return unknown ? { failure: withoutPages([{ severity: "error", file: "--only", ...unknown }]) } : { site };
  });

/**
 * Opens the other editions of a default one, as `openSitesToCheck` does; none when the environment names one, which is then checked alone.
 * @throws any other error of opening them.
 */
export const openOtherEditions = (
  { manifest, environment }: Site,
  previous: readonly Site[] = [],
): Promise<{ sites: Site[] } | Failed> =>
  orFailure(environment, async () => {
    const [first, ...others] = manifest.editions;
    const sites: Site[] = [];
    for (const [at, edition] of (manifest.edition === first ? others : []).entries())
      sites.push(await openToCheck(environmentOf(environment, edition), previous[at]));
    return { sites };
  });

async function orFailure<T>(environment: Environment, open: () => Promise<T>): Promise<T | Failed> {
  try {
    return await open();
  } catch (cause) {
    return { failure: resultOfError(cause, environment) };
  }
}

/** Says that none of the checks is named `only`; undefined if one is. */
export function unknownCheck(checks: readonly Check[], only: string | undefined): Mistake | undefined {
  const names = checks.map(({ name }) => name);
  if (only === undefined || names.includes(only)) return undefined;
  const hint = suggest(only, names, `Checks: ${names.join(", ")}. Names in brackets in a report are rules of writing.`);
  return { message: `There is no check "${only}".`, hint };
}

const openToCheck = (environment: Environment, previous: Site | undefined): Promise<Site> =>
  openSite(environment, { includeDrafts: true, ...(previous && { previous }) });
