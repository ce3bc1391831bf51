import { createFenceReader, longestLine } from "../code/fence-lines";
import { blockMarks } from "../templates/shortcodes";
import { type Directive, isDirective, isPicture, placeIn, type Start, startOf } from "./myst-directives";

const opening = /^(\s*)(`{3,}|~{3,}|:{3,})\{([a-z][\w:.+-]*)\}[ \t]*(.*?)[ \t]*$/i;
const fence = /^(\s*)(`{3,}|~{3,}|:{3,})([^`]*)$/;
const option = /^\s*:?([\w-]+):[ \t]*(.*?)[ \t]*$/;
const target = /^\(([\w./:-]+)\)=[ \t]*$/;

/** A code span with the role before it, if any; or a role whose text continues on the next line. */
const codeOrRole = /(\{[a-z][\w:+.-]*\})?(?<!`)(`+)(?!`).*?[^`]\2(?!`)|(\{[a-z][\w:+.-]*\})(?=`[^`])/g;

/**
 * True for a MyST page, recognized by directives, roles, or targets outside of code. Executable code of R Markdown or Quarto, such as
 * ` ```{r} `, does not count.
 */
function isMyst(lines: readonly string[], raw: ReadonlySet<number>): boolean {
  const read = createFenceReader();
  return lines.some((line, index) => {
    const kind = read(line);
    if (raw.has(index) || line.length > longestLine) return false;
    if (kind === "opening") return isDirective(opening.exec(line)?.[3]);
    return kind === "text" && (opening.test(line) || target.test(line) || hasRole(line));
  });
}

const hasRole = (line: string) => [...line.matchAll(codeOrRole)].some(([, role, , begun]) => role ?? begun);

/** An unclosed block: its closing marks, and the line that replaces them. */
type Open = Pick<Start, "kind" | "end"> & { marks: string };

/**
 * Rewrites MyST directives to the syntax of our parser, keeping the number of lines: ` ```{note} ` becomes `:::note`, `{code-block}` a
 * fence, `(target)=` an anchor. Directives that build navigation or indexes are blanked, and so are comments. Lines in `raw` stay.
 */
export function readDirectives(lines: readonly string[], raw: ReadonlySet<number> = new Set()): string[] {
  if (!isMyst(lines, raw)) return [...lines];
  const made: string[] = [];
  const open: Open[] = [];
  while (made.length < lines.length) {
    const line = lines[made.length] ?? "";
    const around = open.at(-1);
    if (raw.has(made.length)) made.push(line);
    else if (around && closes(line, around.marks)) made.push(open.pop()?.end ?? "");
    else if (around && around.kind !== "block") made.push(around.kind === "code" ? line : "");
    else made.push(...readText(lines, made.length, open));
  }
  return made;
}

/** Matches a pattern against a line; an overlong line never matches. */
const parsed = (pattern: RegExp, line: string): readonly (string | undefined)[] =>
  line.length > longestLine ? [] : (pattern.exec(line) ?? []);

function closes(line: string, marks: string): boolean {
  const [, , found = "", rest = ""] = parsed(fence, line);
  return found.startsWith(marks) && rest.trim() === "";
}

/** Converts the text or directive that begins at `start`, and pushes the blocks it opens to `open`. */
function readText(lines: readonly string[], start: number, open: Open[]): string[] {
  const line = lines[start] ?? "";
  const [, indent = "", marks = "", name, argument = ""] = parsed(opening, line);
  if (name !== undefined) {
    const { options, count } = optionsBelow(lines, start + 1);
    const colons = blockMarks(open.length + 1);
    const { first, kind, end, isLate, isUnknown } = startOf({ name, argument, options }, marks, colons);
    open.push({ marks, kind, end: end && indent + end });
    const below = lines.slice(start + 1, start + 1 + count).map((own) => (isUnknown ? indent + wordsOf(own) : ""));
    const place = placeIn(options);
    // Images have their anchor inline; among tabs, an anchor would count as a tab.
    const isBelow = kind !== "nothing" && !isPicture(name) && name !== "tab-set";
    if (place && isBelow) below[below.findIndex((own) => own.trim() === "")] = indent + place;
    return isLate ? [...below, indent + first] : [indent + first, ...below];
  }
  const [, indentOfFence = "", plain = ""] = /^:/.test(line.trim()) ? [] : parsed(fence, line);
  if (plain) open.push({ marks: plain, kind: "code", end: indentOfFence + plain });
  const [, id] = parsed(target, line);
  if (id !== undefined) return placeOf(id, lines[start + 1] ?? "");
  if (/^%(?:\s|$)|^\+{3,}\s*$/.test(line)) return [""];
  // A domain role has two names, as in `{py:class}`; our parser would take the second for a directive.
  if (line.length > longestLine) return [line];
  return [line.replace(codeOrRole, (found) => found.replace(/^\{(?:[\w+.-]+:)+/, "{"))];
}

/** The anchor of a target: inside the heading below it, or on its own. */
function placeOf(id: string, next: string): string[] {
  const [, marks, title = ""] = /^(#{1,6}[ \t]+)(.*)$/.exec(next) ?? [];
  return marks === undefined ? [`<a id="${id}"></a>`] : ["", `${marks}<span id="${id}"></span>${title}`];
}

/** Reads options as `:name: value` or between `---` lines, and counts the lines they take. */
function optionsBelow(lines: readonly string[], start: number): { options: Directive["options"]; count: number } {
  const isRule = (at: number) => lines[at]?.trim() === "---";
  let end = start;
  if (isRule(start)) for (end += 1; end < lines.length && !isRule(end); ) end += 1;
  if (end === start || end === lines.length) for (end = start; isOption(lines[end]); ) end += 1;
  else end += 1;
  const found = lines.slice(start, end).map((line) => parsed(option, line));
  return {
    options: Object.fromEntries(found.flatMap(([, key, value]) => (key ? [[key, value]] : []))),
    count: end - start,
  };
}

/** What an option may say to readers, as a line of its own, since an unknown directive may have its text in options. */
function wordsOf(line: string): string {
  const [, key = "", value = ""] = parsed(option, line);
  const words = value.replace(/^(["'])(.*)\1$/, "$2");
  return words === "" || looks.includes(key) ? "" : `${key}: ${words}  `;
}

const looks = "name label class figclass width height align scale".split(" ");

const isOption = (line = "") => /^\s*:[\w-]+:/.test(line);
