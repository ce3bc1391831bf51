import { escapeRegExp } from "../escape-regexp";

/** The parsed meta of a fence: `title="a.json" {2,5-7} showLineNumbers`. */
type CodeMeta = { title?: string; lines: number[]; lineNumbers?: number };

/** The title of a fence, with quotes that no option can do without. */
export const titleOption = /\btitle="([^"]*)"/;

/** Parses the meta of a fence. Line numbers start at 1; `showLineNumbers=5` starts the count there. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = titleOption.exec(meta)?.[1];
  const others = meta.replace(titleOption, " ");
  const numbers = /\bshowLineNumbers(?:=(\d+))?/.exec(others);
  return {
    ...(title !== undefined && { title }),
    lines: rangesIn(others).flatMap(expandRange),
    ...(numbers && { lineNumbers: Number(numbers[1] ?? 1) }),
  };
}

/** The words in the meta of a fence that are neither its options nor among `others`. */
export function unknownOptions(meta: string, others: readonly string[]): string[] {
  const rest = meta
    .replace(titleOption, " ")
    .replace(/\bshowLineNumbers(=\d+)?(?=\s|$)/, " ")
    .replace(/\{\s*\d+(\s*-\s*\d+)?(\s*,\s*\d+(\s*-\s*\d+)?)*\s*\}/, " ");
  return rest.split(/\s+/).filter((option) => option && !others.includes(option.replace(/=.*/, "")));
}

/** Maximum number of lines of a range; no code is longer, and far more of them would not fit into memory. */
const mostLines = 10_000;

const expandRange = ([from, to]: readonly [from: number, to: number]): number[] =>
  Array.from({ length: Math.min(to - from + 1, mostLines) }, (_, index) => from + index);

/** The first range of lines that ends before it begins: `3-1`. */
export const backwardRange = (meta: string): [from: number, to: number] | undefined =>
  rangesIn(meta.replace(titleOption, " ")).find(([from, to]) => to < from);

/** Ranges of marked lines: `{2,5-7}`. */
function rangesIn(meta: string): [from: number, to: number][] {
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? "";
  return [...ranges.matchAll(/(\d+)(?:\s*-\s*(\d+))?/g)].map(([, from, to = from]) => [Number(from), Number(to)]);
}

/** What a line of code is marked as. */
export type LineMark = "highlight" | "add" | "remove";
const words: Record<string, LineMark> = { highlight: "highlight", hl: "highlight", "++": "add", "--": "remove" };
const opener = String.raw`(?:\/\/|#|--|'|%|;|<!--|\/\*|\{\s*\/\*)`;
const closer = String.raw`(?:\s*(?:-->|\*\/(?:\s*\})?))?\s*$`;
const ownLine = new RegExp(`^\\s*${opener}\\s*highlight-(next-line|start|end)${closer}`);

/** Matches a comment at the end of a line that marks it by one of `names`. The blanks before it are tried as a whole: they may be many. */
export const markAtEnd = (names: string): RegExp =>
  new RegExp(`(?<!\\s)\\s*(?:${opener}\\s*)?\\[!code ${names}\\]${closer}`);

const atEnd = markAtEnd(`(${Object.keys(words).map(escapeRegExp).join("|")})`);

/** Requires a space, as in ordinary comments: `#highlight-box` and `--highlight-color` are code. */
const anyOwnLine = new RegExp(`^\\s*${opener}\\s+(highlight-[\\w-]+)${closer}`);
const anyAtEnd = /\[!code\b[^\]]*\]/;

type FoundMark = { mark: string; line: number; column: number };

/** Start marks without an end, and end marks without a start. Lines and columns count from 0. */
export function loneMarks(code: string): FoundMark[] {
  const lone: FoundMark[] = [];
  let open: FoundMark | undefined;
  for (const [line, text] of code.split("\n").entries()) {
    const command = ownLine.exec(text)?.[1];
    if (command !== "start" && command !== "end") continue;
    const found = { mark: `highlight-${command}`, line, column: text.indexOf("highlight-") };
    if (command === "start") open ??= found;
    else if (open) open = undefined;
    else lone.push(found);
  }
  return open ? [...lone, open] : lone;
}

/** Comments that resemble marks but are not, and would be shown. Lines and columns count from 0. */
export function unknownMarks(code: string): FoundMark[] {
  return code.split("\n").flatMap((text, line) => {
    if (ownLine.test(text) || atEnd.test(text)) return [];
    const mark = anyOwnLine.exec(text)?.[1] ?? anyAtEnd.exec(text)?.[0];
    return mark === undefined ? [] : [{ mark, line, column: text.indexOf(mark) }];
  });
}

/** Removes mark comments from code and returns the lines (from 1) they mark. */
export function extractMarks(
  code: string,
  highlighted: readonly number[],
): { code: string; marks: Map<number, LineMark> } {
  const marks = new Map<number, LineMark>(highlighted.map((line) => [line, "highlight"]));
  const lines: string[] = [];
  let inside = false;
  let next = false;
  for (const line of code.split("\n")) {
    const command = ownLine.exec(line)?.[1];
    if (command) {
      inside = command === "start" || (command !== "end" && inside);
      next = command === "next-line";
      continue;
    }
    const mark = words[atEnd.exec(line)?.[1] ?? ""];
    lines.push(mark ? line.replace(atEnd, "") : line);
    if (mark) marks.set(lines.length, mark);
    else if (inside || next) marks.set(lines.length, "highlight");
    next = false;
  }
  return { code: lines.join("\n"), marks };
}
