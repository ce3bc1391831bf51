import type { Issue } from "../types";
import type { CheckedSite } from "./types";

/** Our pages without a text. One whose front matter cannot be read has that finding, and in another tree folders have such pages. */
export function checkEmpty({ pages, readingIssues }: CheckedSite): Issue[] {
  const unread = new Set(readingIssues.filter(({ severity }) => severity === "error").map(({ file }) => file));
  return pages
    .filter(({ source: { file, body, foreign } }) => !foreign && !unread.has(file) && body.trim() === "")
    .map(({ source: { file } }) => ({
      severity: "warning",
      file,
      message: "The page has no text.",
      hint: "Write it below the front matter, or remove the file.",
    }));
}
