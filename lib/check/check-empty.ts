import type { Issue } from "../types";
import type { CheckedSite } from "./types";
import { unreadFiles } from "./unread-files";

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
