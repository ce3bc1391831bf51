import { formatIssue, formatReport } from "../../issues";
import type { Issue } from "../../types";

/** Findings of one run, and why the others are unknown, where the site or one of its editions cannot be read. */
export type WatchRun = { issues: readonly Issue[]; unread?: readonly Issue[] };

/** Describes runs of the watching checks: the first in full, later ones by what is new and the numbers of findings fixed and left. */
export class WatchReport {
  /** The findings known so far; undefined before the first run. */
  private known: ReadonlySet<string> | undefined;

  /** Takes the next run, and returns what to print about it. */
  describe({ issues, unread = [] }: WatchRun): string {
    const { known } = this;
    const found = [...issues, ...unread].map(formatIssue);
    // What cannot be checked may still be wrong.
    this.known = new Set(unread.length > 0 ? [...(known ?? []), ...found] : found);
    const fresh = issues.filter((issue) => !known?.has(formatIssue(issue)));
    const report = formatReport([...fresh, ...unread]);
    if (unread.length > 0) return `${report}. The rest cannot be checked until this is fixed`;
    const fixed = [...(known ?? [])].filter((issue) => !this.known?.has(issue)).length;
    return known ? `${report} new, ${fixed} fixed, ${issues.length} in total` : report;
  }
}
