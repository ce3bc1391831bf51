import { z } from "zod";
import { addIssue, daySchema, listBy, validateOrThrow, withMessage } from "../../input/validate";
import type { YamlDocument } from "../../input/yaml-document";
import { text } from "./atoms";

const day = daySchema((found) => `${found} is not a date.`, "Write it as 2026-10-20.");

const change = z.strictObject({
  area: z.enum(["API", "Webhooks", "SDKs", "Command line"]),
  kind: z.enum(["added", "changed", "deprecated", "removed"]),
  /** Only when it was not the day of its release. */
  date: day.optional(),
  /** With `code`, **label** and [text](/route). */
  text,
});
const release = z.strictObject({
  release: z.string().regex(
    /^\d{4}\.\d$/,
    withMessage((found) => `${found} does not look like 2026.4.\nWrite year, period, number.`),
  ),
  date: day,
  changes: z.array(change),
});

const hasYearOfName = (entry: z.output<typeof release>) => entry.release.startsWith(`${entry.date.slice(0, 4)}.`);

/** The changelog: every release once, the newest first, each in the year of its name. */
export const changelogSchema = z
  .strictObject({ releases: listBy(release, "release") })
  .superRefine(({ releases }, context) => {
    for (const [index, entry] of releases.entries()) {
      const report = (message: string, hint: string) => addIssue(context, ["releases", index, "date"], message, hint);
      const above = releases[index - 1];
      if (!hasYearOfName(entry)) {
        const isAgain = releases.findIndex(({ release }) => release === entry.release) < index;
        const message = `"${entry.release}" is dated ${entry.date}, in another year than its name.`;
        if (!isAgain) report(message, "Correct the name or the date.");
      } else if (above && hasYearOfName(above) && above.date <= entry.date)
        report(
          `"${entry.release}" must be older than the release above it, "${above.release}".`,
          "Put the newest release first.",
        );
    }
  });

/** One change of a release. */
export type Change = z.output<typeof change>;

/** A release with the days (`2026-10-20`) on which production and the sandbox got it. */
export type Release = { release: string; production: string; sandbox: string; changes: Change[] };

/** Page that shows all releases. */
export const changelogPage = "/develop/changelog";

/** Days by which the sandbox is ahead of production. */
const lead = 14;

/**
 * Checks and types the changelog.
 * @throws InputError with every mistake of the document.
 */
export function parseChangelog(document: YamlDocument): Release[] {
  return validateOrThrow(changelogSchema, document).releases.map(({ release, date, changes }) => ({
    release,
    production: date,
    sandbox: daysBefore(date, lead),
    changes,
  }));
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

/** Id of a release's heading on its page: `20264`, as headings are named. */
export function releaseHref(release: string): string {
  return `${changelogPage}#${release.replaceAll(".", "")}`;
}

/** A day as readers read it: `20 October 2026`. */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
