import type { CheckedSite } from "./types";

/** Files with an error in their front matter: what stands in for it was not written by the author. */
export const unreadFiles = ({ readingIssues }: Pick<CheckedSite, "readingIssues">): Set<string> =>
  new Set(readingIssues.filter(({ severity }) => severity === "error").map(({ file }) => file));
