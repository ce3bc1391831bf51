import { positionOfKey } from "../input/position-in-text";
import type { Issue } from "../types";
import type { CheckedSite, WritingFinding } from "./types";

/** A finding as a warning in the file of its page. One about the whole page is placed at its `key` in front matter, or at the title. */
export function pageWarning(
  { key = "title", ...finding }: WritingFinding,
  file: string,
  textOf: CheckedSite["textOf"],
): Issue {
  const place = finding.line === undefined ? positionOfKey(textOf(file), key) : undefined;
  return { severity: "warning", file, ...finding, ...place };
}
