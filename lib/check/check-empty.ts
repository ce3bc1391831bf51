import type { Issue } from "../types";
import type { CheckedSite } from "./types";

/** Files with an error in their front matter: what stands in for it was not written by the author. */
export const unreadFiles = ({ readingIssues }: Pick<CheckedSite, "readingIssues">): Set<string> =>
  new Set(readingIssues.filter(({ severity }) => severity === "error").map(({ file }) => file));

/** Our pages without a text. One whose front matter cannot be read has that finding, and in another tree folders have such pages. */
export function checkEmpty(site: CheckedSite): Issue[] {
  const unread = unreadFiles(site);
  return site.pages
    .filter(({ source: { file, body, foreign } }) => !foreign && !unread.has(file) && body.trim() === "")
    .map(({ source: { file } }) => ({
      severity: "warning",
      file,
      message: "The page has no text.",
      hint: "Write it below the front matter, or remove the file.",
    }));
}
