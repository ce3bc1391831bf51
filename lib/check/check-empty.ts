import type { Issue } from "../types";
import type { CheckedSite } from "./types";
import { unreadFiles } from "./unread-files";

/** Reports empty pages. Skips those whose front matter has an error already, and foreign trees, where empty index pages are common. */
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
