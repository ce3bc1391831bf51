import { closest, distance } from "fastest-levenshtein";
import type { Issue, Severity } from "./types";

const rank: Record<Severity, number> = { log: 0, warning: 1, error: 2 };

/** Sorts issues for a report by file, then line, then weight, and makes their texts readable. Returns a new list. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  return issues
    .map(readable)
    .sort(
      (a, b) =>
        a.file.localeCompare(b.file, "en") ||
        (a.line ?? 0) - (b.line ?? 0) ||
        (a.column ?? 0) - (b.column ?? 0) ||
        rank[b.severity] - rank[a.severity] ||
        a.message.localeCompare(b.message, "en"),
    );
}

/** Most characters of a message or hint: what authors wrote is quoted in them, whatever its length. */
const longest = 600;
/** Characters that no reader sees, or that change how a terminal or a browser shows others. Joiners form letters and emoji. */
const unseen = /(?![\t\u200C\u200D])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** The issue with quoted characters that cannot be seen as escapes, and long texts without their middle. */
function readable(issue: Issue): Issue {
  const { message, hint } = issue;
  return { ...issue, message: shorten(escapeUnseen(message)), ...(hint && { hint: shorten(escapeLines(hint)) }) };
}

/** The lines of a hint stay: it may have several. */
const escapeLines = (text: string) => text.split("\n").map(escapeUnseen).join("\n");

const escapeUnseen = (text: string) =>
  text.replace(unseen, (found) => {
    const hex = (found.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, "0")}`;
  });

function shorten(text: string): string {
  if (text.length <= longest) return text;
  // Half of an emoji or of an escape is none.
  const characters = text.match(/\\u(?:[\dA-F]{4}|\{[\dA-F]+\})|[\s\S]/gu) ?? [];
  return [...characters.slice(0, longest / 2), "…", ...characters.slice(-longest / 3)].join("");
}

/** `content/user/gantt.mdx:12:8` — clickable in terminals and editors. */
export function formatPlace({ file, line, column }: Issue): string {
  return [escapeUnseen(file), line, line && column].filter(Boolean).join(":");
}

/** One finding as plain text: its place, message and rule, and on a line of its own what to do next. */
export function formatIssue(issue: Issue): string {
  const first = `${issue.severity.padEnd(7)} ${formatPlace(issue)}  ${issue.message}${issue.rule ? ` [${issue.rule}]` : ""}`;
  return issue.hint ? `${first}\n        ${issue.hint}` : first;
}

/** Most places of one finding that are named. */
const namedPlaces = 10;

/**
 * Findings as plain text. Those that are alike but for their place are told once, at the first one with the others below it, if there are
 * more than `most`: they usually have one cause, and would hide what else was found.
 */
export function formatAlike(issues: readonly Issue[], most: number): string[] {
  const alike = new Map<string, Issue[]>();
  const textOf = ({ line: _, ...issue }: Issue) => formatIssue({ ...issue, file: "" });
  for (const issue of issues) {
    const group = alike.get(textOf(issue));
    if (group) group.push(issue);
    else alike.set(textOf(issue), [issue]);
  }
  return issues.flatMap((issue) => {
    const group = alike.get(textOf(issue)) ?? [];
    if (group.length <= most) return [formatIssue(issue)];
    return issue === group[0] ? [formatIssue(issue), ...describeOthers(group.slice(1))] : [];
  });
}

function describeOthers(others: readonly Issue[]): string[] {
  const more = others.length - namedPlaces;
  return [
    `The same in ${counted(others.length, "other place")}:`,
    ...others.slice(0, namedPlaces).map(formatPlace),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].map((line) => `        ${line}`);
}

/** `1 error`, `2 errors`: a number with a word for what it counts. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Most findings alike that a report tells one by one. */
const toldAlone = 3;

/** The whole report as plain text: one block an issue, or for many that are alike, and a count at the end. */
export function formatReport(issues: readonly Issue[]): string {
  const blocks = formatAlike(sortIssues(issues), toldAlone);
  const count = (severity: Severity) => issues.filter((issue) => issue.severity === severity).length;
  const total = `${counted(count("error"), "error")}, ${counted(count("warning"), "warning")}, ${count("log")} logged`;
  return [...blocks, total].join("\n");
}

/** The whole report for programs. */
export const formatJson = (issues: readonly Issue[]): string => JSON.stringify(sortIssues(issues), null, 2);

const commands = { log: "notice", warning: "warning", error: "error" } as const;
const encode = (text: string) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const encodeValue = (text: string) => encode(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** Findings as workflow commands of GitHub Actions, which shows them at their lines in a pull request. */
export const formatAnnotations = (issues: readonly Issue[]): string => sortIssues(issues).map(annotate).join("\n");

function annotate({ severity, file, line, column, message, hint, check }: Issue): string {
  const properties = Object.entries({ file, line, col: column, title: check }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeValue(String(value))}`],
  );
  return `::${commands[severity]} ${properties.join(",")}::${encode([message, hint].filter(Boolean).join("\n"))}`;
}

/** True when the issues must fail the run: any error, or, strictly, any issue at all. */
export function isFailure(issues: readonly Issue[], strict: boolean): boolean {
  return strict ? issues.length > 0 : issues.some((issue) => issue.severity === "error");
}

/** The known name that `name` was most likely meant to be: one with a small typing mistake, or the only one that contains it. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const match = closest(name, [...known]);
  const steps = distance(name, match);
  const limit = Math.max(2, Math.ceil(name.length * 0.35));
  return steps <= 1 ? match : (wholeOf(name, known) ?? (steps <= limit ? match : undefined));
}

/** The one known name that has `name` in it, such as `shortDescription` for `shortDesc`. */
function wholeOf(name: string, known: readonly string[]): string | undefined {
  if (name.length < 3) return undefined;
  const [only, ...others] = known.filter((candidate) => candidate.toLowerCase().includes(name.toLowerCase()));
  return others.length === 0 ? only : undefined;
}

/** `Did you mean "…"?`, or the fallback text. */
export function suggest(name: string, known: readonly string[], fallback?: string): string | undefined {
  const match = nearest(name, known);
  return match === undefined ? fallback : `Did you mean "${match}"?`;
}
