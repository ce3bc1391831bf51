import { formatIssue, formatReport, sortIssues } from "../issues";
import { writeCheckReport } from "../site/check-report";
import type { Environment } from "../site/environment";
import type { Site } from "../site/load";
import { foldersOfPages } from "../site/place";
import type { Issue } from "../types";
import { openSite } from "./open-site";
import { checkSite, resultOfError, unknownCheck } from "./run-check";
import { watchFiles } from "./watch-files.mjs";

/** Milliseconds in which the page that an author looks at comes first; on two cores it would share them with the checks. */
const settle = 300;

/**
 * Checks the site now and after every change of its content, one run at a time. The first report is printed in full, later ones only with
 * new findings and the number of those left. Reports are written to disk for the live preview, unless `only` limits them to one check.
 * Never returns.
 * @throws what reading or checking threw that is no mistake of the content.
 */
export async function watchCheck(environment: Environment, only?: string): Promise<void> {
  let site: Site | undefined;
  let shown: string[] | undefined;
  let isChecking = false;
  let isDirty = false;

  const check = async (): Promise<Issue[]> => {
    site = await openSite(environment, { includeDrafts: true, ...(site && { previous: site }) });
    const { issues } = unknownCheck(site, only) ?? (await checkSite(site, only));
    return sortIssues(issues);
  };

  const run = async (): Promise<void> => {
    if (isChecking) {
      isDirty = true;
      return;
    }
    isChecking = true;
    do {
      isDirty = false;
      const issues = await check().catch((cause: unknown) => resultOfError(cause, environment).issues);
      if (only === undefined) writeCheckReport(environment.root, issues);
      console.log(describe(issues, shown));
      shown = issues.map(formatIssue);
    } while (isDirty);
    isChecking = false;
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const watching = watchFiles(foldersOfPages(environment), /./, () => {
    clearTimeout(timer);
    timer = setTimeout(run, settle);
  });
  await Promise.all([watching, run()]);
}

/** The whole report, or against the one `before` only what is new. */
function describe(issues: readonly Issue[], before?: readonly string[]): string {
  if (!before) return formatReport(issues);
  const fresh = issues.filter((issue) => !before.includes(formatIssue(issue)));
  const fixed = before.length + fresh.length - issues.length;
  return `${formatReport(fresh)} new, ${fixed} fixed, ${issues.length} in total`;
}
