import { suggest } from "../issues";
import type { Issue } from "../types";
import type { CheckedPage, CheckedSite } from "./types";
import { unreadFiles } from "./unread-files";

type Comment = CheckedPage["outline"]["comments"][number];

/** A comment `allow <rule>: <reason>` on a page, and the first and last line it applies to. */
type Allowance = { file: string; rule: string; reason: string; comment: Comment; lines: readonly [number, number] };

/**
 * Removes the issues that pages suppress with an `allow` comment, and adds one for each comment that has no reason or suppresses nothing.
 * A comment applies to its own line, and also to the next line with text if it is alone on its line; at the start of a page, also to issues
 * with the page as a whole. Errors cannot be suppressed.
 */
export function applyAllowances(
  issues: readonly Issue[],
  { pages, readingIssues }: Pick<CheckedSite, "pages" | "readingIssues">,
): Issue[] {
  const allowances = pages.flatMap(allowancesOf);
  const used = new Set<Allowance>();
  const unread = unreadFiles({ readingIssues });
  for (const { source, outline } of pages) if (outline.isCut) unread.add(source.file);
  const left = issues.filter((issue) => {
    const found = allowances.find((allowance) => allows(allowance, issue));
    if (found) used.add(found);
    return !found;
  });
  return [
    ...left,
    ...allowances.flatMap((allowance) => {
      if (used.has(allowance)) return unreasoned(allowance);
      // Not all rules are applied to a page that was not read.
      return unread.has(allowance.file) ? [] : [unused(allowance, left)];
    }),
  ];
}

const nameOf = ({ rule, check }: Issue) => rule ?? check;

const allows = (allowance: Allowance, issue: Issue) => nameOf(issue) === allowance.rule && isAbout(allowance, issue);

/** True for a finding that a comment would suppress if it named the right rule. */
const isAbout = ({ file, lines: [first, last] }: Allowance, { severity, file: other, line }: Issue): boolean =>
  severity !== "error" && other === file && line !== undefined && line >= first && line <= last;

function allowancesOf({ source: { file, body }, outline }: CheckedPage): Allowance[] {
  const lines = body.split("\n");
  const isText = (line: string) => line.trim() !== "";
  const begin = lines.findIndex(isText) + 1;
  return outline.comments.flatMap((comment) => {
    const [, rule, reason] = /^allow ([\w-]+)(?:: *([\s\S]*))?$/.exec(comment.text) ?? [];
    if (rule === undefined) return [];
    const last = lastLineOf(comment, lines);
    const isAlone = /^\s*\{\/\*/.test(lines[comment.line - 1] ?? "") && /\*\/\}\s*$/.test(lines[last - 1] ?? "");
    const next = lines.findIndex((line, index) => index >= last && isText(line)) + 1;
    const from = comment.line === begin && isAlone ? 1 : comment.line;
    return [{ file, rule, reason: reason?.trim() ?? "", comment, lines: [from, isAlone ? next : last] as const }];
  });
}

/** One-based line where a comment ends. Its text does not tell, since surrounding blank lines are trimmed. */
function lastLineOf({ line, column }: Comment, lines: readonly string[]): number {
  const ends = (text: string, index: number) => index >= line - 1 && text.includes("*/", index < line ? column + 2 : 0);
  return lines.findIndex(ends) + 1;
}

/** Reports a comment without effect. If the lines it applies to have other findings, its rule may be misspelled. */
function unused(allowance: Allowance, left: readonly Issue[]): Issue {
  const { rule } = allowance;
  const found = left.filter((issue) => isAbout(allowance, issue)).flatMap((issue) => nameOf(issue) ?? []);
  const hint = suggest(rule, found, "Remove the comment, or put it above the line it is about.");
  return faultOf(allowance, `"allow ${rule}" has no effect.`, hint);
}

const unreasoned = (allowance: Allowance): Issue[] =>
  allowance.reason === ""
    ? [
        faultOf(
          allowance,
          `"allow ${allowance.rule}" gives no reason.`,
          `Write {/* allow ${allowance.rule}: reason */}.`,
        ),
      ]
    : [];

const faultOf = ({ file, comment: { line, column } }: Allowance, message: string, hint: string | undefined): Issue => ({
  severity: "warning",
  file,
  line,
  column,
  check: "allow",
  rule: "allow",
  message,
  hint,
});
