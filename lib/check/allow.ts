import type { Issue } from "../types";
import type { CheckedPage } from "./types";

type Comment = CheckedPage["outline"]["comments"][number];

/** A comment `allow <rule>: <reason>` of a page, and the lines it speaks for, first and last. */
type Allowance = { file: string; rule: string; reason: string; comment: Comment; lines: readonly [number, number] };

/**
 * Takes out of `issues` what pages allow by a comment with the name of the rule and a reason, and adds one for each comment that has
 * no reason or allows nothing. A comment speaks for its own line, or for the next one with text when it has a line to itself;
 * as the first line of a page, for what is said of the page as a whole. Mistakes that fail a build cannot be allowed.
 */
export function applyAllowances(issues: readonly Issue[], pages: readonly CheckedPage[]): Issue[] {
  const allowances = pages.flatMap(allowancesOf);
  const used = new Set<Allowance>();
  const left = issues.filter((issue) => {
    const found = allowances.find((allowance) => allows(allowance, issue));
    if (found) used.add(found);
    return !found;
  });
  return [...left, ...allowances.flatMap((allowance) => faultOf(allowance, used.has(allowance)))];
}

const nameOf = ({ rule, check }: Issue) => rule ?? check;

function allows({ file, rule, lines }: Allowance, issue: Issue): boolean {
  if (issue.severity === "error" || issue.file !== file || nameOf(issue) !== rule) return false;
  return issue.line !== undefined && issue.line >= lines[0] && issue.line <= lines[1];
}

function allowancesOf({ source: { file, body }, outline }: CheckedPage): Allowance[] {
  const lines = body.split("\n");
  const isText = (line: string) => line.trim() !== "";
  const begin = lines.findIndex(isText) + 1;
  return outline.comments.flatMap((comment) => {
    const [, rule, reason] = /^allow ([\w-]+)(?:: *([\s\S]+))?$/.exec(comment.text) ?? [];
    if (rule === undefined) return [];
    const last = lastLineOf(comment, lines);
    const isAlone = /^\s*\{\/\*/.test(lines[comment.line - 1] ?? "") && /\*\/\}\s*$/.test(lines[last - 1] ?? "");
    const next = lines.findIndex((line, index) => index >= last && isText(line)) + 1;
    const from = comment.line === begin && isAlone ? 1 : comment.line;
    return [{ file, rule, reason: reason?.trim() ?? "", comment, lines: [from, isAlone ? next : last] as const }];
  });
}

/** Line (from 1) where a comment ends; its text does not tell, since blank lines around it are left out. */
function lastLineOf({ line, column }: Comment, lines: readonly string[]): number {
  const ends = (text: string, index: number) => index >= line - 1 && text.includes("*/", index < line ? column + 2 : 0);
  return lines.findIndex(ends) + 1;
}

function faultOf({ file, rule, reason, comment: { line, column } }: Allowance, isUsed: boolean): Issue[] {
  const fault = { severity: "warning" as const, file, line, column, check: "allow", rule: "allow" };
  if (!isUsed)
    return [
      {
        ...fault,
        message: `"allow ${rule}" has no effect.`,
        hint: "Remove the comment, or put it above the line it is about.",
      },
    ];
  return reason === ""
    ? [{ ...fault, message: `"allow ${rule}" gives no reason.`, hint: `Write {/* allow ${rule}: reason */}.` }]
    : [];
}
