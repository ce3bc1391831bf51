/** The parsed meta of a fence: `title="a.json" {2,5-7} showLineNumbers`. */
type CodeMeta = { title?: string; lines: number[]; lineNumbers?: number };

const titleOption = /\btitle="([^"]*)"/;

/** Parses the meta of a fence. Line numbers start at 1; `showLineNumbers=5` starts the count there. */
export function parseCodeMeta(meta: string): CodeMeta {
  const title = titleOption.exec(meta)?.[1];
  const others = meta.replace(titleOption, " ");
  const numbers = /\bshowLineNumbers(?:=(\d+))?/.exec(others);
  const ranges = /\{([\d,\s-]+)\}/.exec(others)?.[1] ?? "";
  return {
    ...(title !== undefined && { title }),
    lines: ranges.split(",").flatMap(expandRange),
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

function expandRange(range: string): number[] {
  const [from, to] = range.split("-").map((part) => Number.parseInt(part, 10));
  if (from === undefined || Number.isNaN(from)) return [];
  return Array.from({ length: Math.max(0, (to ?? from) - from) + 1 }, (_, index) => from + index);
}

/** What a line of code is marked as. */
export type LineMark = "highlight" | "add" | "remove";
const words: Record<string, LineMark> = { highlight: "highlight", hl: "highlight", "++": "add", "--": "remove" };
const opener = String.raw`(?:\/\/|#|--|'|%|;|<!--|\/\*|\{\s*\/\*)`;
const closer = String.raw`(?:-->|\*\/\s*\}?)?`;
const ownLine = new RegExp(`^\\s*${opener}\\s*highlight-(next-line|start|end)\\s*${closer}\\s*$`);
const atEnd = new RegExp(
  `\\s*${opener}?\\s*\\[!code (${Object.keys(words)
    .map((word) => word.replaceAll("+", "\\+"))
    .join("|")})\\]\\s*${closer}\\s*$`,
);

/** Requires a space, as in ordinary comments: `#highlight-box` and `--highlight-color` are code. */
const anyOwnLine = new RegExp(`^\\s*${opener}\\s+(highlight-[\\w-]+)\\s*${closer}\\s*$`);
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
