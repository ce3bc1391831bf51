import type { CheckedSite } from "./types";

/** Files with errors in front matter, whose values are placeholders that the author did not write. */
export const unreadFiles = ({ readingIssues }: Pick<CheckedSite, "readingIssues">): Set<string> =>
  new Set(readingIssues.filter(({ severity }) => severity === "error").map(({ file }) => file));
