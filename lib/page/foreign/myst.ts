import { isKnownLanguage } from "../languages";
import { admonitionTypeOf } from "./elements";
import { createFenceReader, longestLine } from "./fence-lines";
import { blockMarks, labelOf } from "./shortcodes";

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
    if (kind === "opening") return isDirective(line);
    return kind === "text" && (opening.test(line) || target.test(line) || hasRole(line));
  });
}

function isDirective(line: string): boolean {
  const [, , , name] = opening.exec(line) ?? [];
  return name !== undefined && (code.includes(name) || Object.hasOwn(languages, name) || !isKnownLanguage(name));
}

const hasRole = (line: string) => [...line.matchAll(codeOrRole)].some(([, role, , begun]) => role ?? begun);

/** An unclosed block: its closing marks, and the line that replaces them. Only the content of a `block` is parsed further. */
type Open = { marks: string; kind: "block" | "code" | "nothing"; end: string };

/** A directive as written, with its options. */
type Directive = { name: string; argument: string; options: Record<string, string | undefined> };

const code = ["code-block", "code", "sourcecode", "code-cell", "parsed-literal", "prompt", "terminal"];
const languages: Record<string, string | undefined> = { math: "latex", "eval-rst": "rst" };
const pictures = ["figure", "image"];
const hidden = "toctree contents tableofcontents index bibliography highlight currentmodule meta".split(" ");
const bare = "raw grid-item card-carousel div container line-block glossary epigraph margin only".split(" ");
const titled = "table list-table figure-md card grid-item-card topic sidebar rubric".split(" ");
const changes: Record<string, string | undefined> = {
  versionadded: "Added in version",
  versionchanged: "Changed in version",
  deprecated: "Deprecated since version",
};

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
    const { first, kind, end, isLate } = startOf({ name, argument, options }, marks, blockMarks(open.length + 1));
    open.push({ marks, kind, end: end && indent + end });
    const blank = Array<string>(count).fill("");
    const place = placeIn(options);
    // Images have their anchor inline; among tabs, an anchor would count as a tab.
    const isBelow = kind !== "nothing" && ![...pictures, "tab-set"].includes(name);
    if (place && count > 0 && isBelow) blank[0] = indent + place;
    return isLate ? [...blank, indent + first] : [indent + first, ...blank];
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

/** The anchor that options name, if any: `:name:` of Sphinx, `:label:` of mystmd. */
const placeIn = ({ name, label = name }: Directive["options"]): string =>
  label && /^[\w./:-]+$/.test(label) ? `<span id="${label}"></span>` : "";

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

const isOption = (line = "") => /^\s*:[\w-]+:/.test(line);

/** The lines that replace the start and end of a directive. `isLate`: the first goes below the options, not above. */
type Start = { first: string; kind: Open["kind"]; end: string; isLate?: boolean };

function startOf(directive: Directive, marks: string, colons: string): Start {
  const { name, argument, options } = directive;
  const isCell = !marks.startsWith(":") && isKnownLanguage(name);
  if (code.includes(name) || languages[name] !== undefined || isCell) {
    const fenced = marks.startsWith(":") ? "``````" : marks;
    const language = languages[name] ?? (isCell && !code.includes(name) ? name : argument.split(/\s/, 1)[0]);
    return {
      first: [`${fenced}${language}`, infoOf(options)].filter(Boolean).join(" "),
      kind: "code",
      end: fenced,
      isLate: true,
    };
  }
  if (hidden.includes(name)) return { first: "", kind: "nothing", end: "" };
  if (name === "include" || name === "literalinclude")
    return { first: inclusionOf(directive), kind: "nothing", end: "" };
  if (name === "youtube") return { first: `[${options.title ?? "Video"}](<${argument}>)`, kind: "nothing", end: "" };
  if (pictures.includes(name)) {
    const first = `![${options.alt ?? ""}](<${argument}>)${placeIn(options)}`;
    return { first, kind: name === "figure" ? "block" : "nothing", end: "" };
  }
  return { first: colons + headOf(directive), kind: "block", end: colons };
}

/** An inclusion as VitePress writes it, with what that does not know as values. */
function inclusionOf({ name, argument, options }: Directive): string {
  const shown = [options["emphasize-lines"], options.language].filter(Boolean).join(" ");
  const words = ["start-after", "end-before"].flatMap((key) =>
    options[key] ? [` ${key}="${encodeURIComponent(options[key])}"`] : [],
  );
  if (name === "include") return `<!-- @include: ${argument}${words.join("")} -->`;
  return `<<< ${argument}${shown && `{${shown}}`}`;
}

function infoOf({
  caption,
  filename = caption,
  linenos,
  "emphasize-lines": lines,
  "lineno-start": first,
}: Directive["options"]) {
  const numbers = (linenos ?? first) === undefined ? "" : `showLineNumbers${first ? `=${first}` : ""}`;
  return [filename && `title="${filename}"`, lines && `{${lines.replace(/\s/g, "")}}`, numbers]
    .filter(Boolean)
    .join(" ");
}

/** The start of a block after its colons. An unknown one keeps its name, so that it is reported. */
function headOf({ name, argument, options }: Directive): string {
  const classes = (options.class ?? "").split(/[\s,]+/);
  const type = name === "admonition" ? (classes.map(admonitionTypeOf).find(Boolean) ?? "note") : admonitionTypeOf(name);
  if (name === "dropdown" || (type && classes.includes("dropdown"))) return `details${labelOf(argument)}`;
  if (type) return type + labelOf(argument);
  if (changes[name]) return `note${labelOf(`${changes[name]} ${argument}`)}`;
  if (name === "tab-set") return "tabs";
  if (name === "tab-item" || name === "group-tab") return `tab${labelOf(argument)}`;
  if (name === "grid") return "grid-of-cards";
  if (name === "button-ref" || name === "button-link") return `button${leadingTo(argument)}`;
  if (options.link && /^(?:grid-item-)?card$/.test(name)) return `card${labelOf(argument)}${leadingTo(options.link)}`;
  if (titled.includes(name)) return `raw${argument && labelOf(`**${argument}**`)}`;
  return bare.includes(name) ? "raw" : name.replace(/[^\w-]/g, "-") + labelOf(argument);
}

const leadingTo = (address: string) => `{href="${address.replaceAll("&", "&amp;").replaceAll('"', "%22")}"}`;
