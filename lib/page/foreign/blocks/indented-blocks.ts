import { createFenceReader, longestLine } from "../code/fence-lines";
import { admonitionTypeOf } from "../html/elements";

const opening =
  /^(\s*)(!!!|\?\?\?\+?|===[!+]{0,2})[ \t]+(?:([a-z][\w-]*)((?:[ \t]+[\w-]+)*))?[ \t]*(?:"(.*)")?[ \t]*$/i;
const definition = /^( {0,3}):([ \t]+)(\S.*)$/;
/** A line that may be a term, or a definition above another. */
const term = /^(?!\s*(?:[>|#]|<(?!https?:)|[`~]{3}|[-*+][ \t]|\d+[.)][ \t]|:{2}))\s*\S/;

/**
 * Rewrites MkDocs blocks, indented or fenced with slashes, to blockquotes marked like GitHub alerts, keeping the number of lines:
 * `!!! note "Title"`, `??? note`, tabs as `=== "Title"`, and definitions below their term as `:   Text`. If blocks are adjacent without a
 * blank line, every second one becomes the only item of a list and starts with `[!!` instead of `[!`, since otherwise the preceding
 * blockquote would continue into it; so do words directly below a block, marked `[!below]`. Code is unchanged.
 */
export function quoteIndentedBlocks(lines: readonly string[], { depth = 0, isMdx = false } = {}): string[] {
  const made: string[] = [];
  const read = createFenceReader();
  const unclosed = new Set<string>();
  let [end, isListed, isDefinition] = [-1, false, false];
  while (made.length < lines.length) {
    const line = lines[made.length] ?? "";
    const isText = read(line) === "text" && depth < deepest;
    const fenced = isText ? readFenced(lines, made.length, unclosed) : undefined;
    if (fenced) {
      made.push(`${fenced.indent}> ${fenced.head}`);
      for (const text of quoteIndentedBlocks(fenced.content, { depth: depth + 1, isMdx }))
        made.push(quotedLine(fenced.indent, text));
      made.push("");
      continue;
    }
    const above = isDefinition && made.length === end + 1 ? end - 1 : made.length - 1;
    // In the code of MDX, a colon with one space is the second half of a choice.
    const block = isText ? readOpening(line, isMdx ? "" : lines[above]) : undefined;
    const content = block ? contentBelow(lines, made.length + 1, block.indent.length + 4) : [];
    if (!block || (!block.isCertain && content.length === 0)) {
      const isBelow = isText && made.length === end && line.trim() !== "";
      made.push(isBelow && !isDefinition ? line.replace(words, `$1+    ${markBelow}$2`) : line);
      // The text of a definition may itself go on without indentation.
      if (isBelow && isDefinition) end = made.length;
      continue;
    }
    const quoted = quotedBlock(block, content, { depth: depth + 1, isMdx });
    isListed = made.length === end && !isListed && /^[\s>]*\[!/.test(quoted[0] ?? "");
    for (const text of isListed ? listed(quoted, block.indent.length) : quoted) made.push(text);
    end = made.length;
    isDefinition = block.text !== undefined;
  }
  return made;
}

type Around = { depth: number; isMdx: boolean };

function quotedBlock({ indent, head, text }: Opening, content: readonly string[], around: Around): string[] {
  const inner = text === undefined ? content : [text, ...content];
  const quoted = quoteIndentedBlocks(inner, around).map((line) => quotedLine(indent, line));
  if (text === undefined) return [`${indent}> ${head}`, ...quoted];
  const [first = "", ...rest] = quoted;
  return [first.replace(/^(\s*> )(?!>)/, `$1${head} `), ...rest];
}

/** Turns the lines of a blockquote into a list item. */
const listed = ([first = "", ...rest]: readonly string[], indent: number): string[] => {
  const behind = (line: string, mark: string) => line.slice(0, indent) + mark + line.slice(indent);
  return [behind(first.replace("[!", "[!!"), "1) "), ...rest.map((line) => behind(line, "   "))];
};

const quotedLine = (indent: string, text: string) => `${indent}> ${text}`.trimEnd();

/** Marks words that stand directly below a block and are not part of it. */
export const markBelow = "[!below] ";
/** A line that would continue the paragraph above it; others start a block of their own. */
const words = /^(\s*)(?![-<>|{]|[*+][ \t]|\d+[.)][ \t]|#{1,6}[ \t]|[*_:!?=/]{3}|\*?\[[^\]]*\]:)(\S.*)$/;

/** The first line of a block. `text` is content on the same line; unless `isCertain`, the line needs indented content to count. */
type Opening = { indent: string; head: string; text?: string; isCertain: boolean };

/** Maximum nesting depth of blocks. */
const deepest = 20;

const fence = /^(\s*)(\/{3,20})[ \t]+([a-z][\w-]*)(?:[ \t]*\|[ \t]*(\S.*?))?[ \t]*$/i;

/**
 * Reads a block between `/// note | Title` and a line of as many slashes, and blanks the options below its first line. Unclosed runs of
 * slashes are added to `unclosed`, so that their end is searched for only once.
 */
function readFenced(
  lines: readonly string[],
  start: number,
  unclosed: Set<string>,
): { indent: string; head: string; content: string[] } | undefined {
  const line = lines[start] ?? "";
  const [whole, indent = "", slashes = "", name = "", title] =
    line.length > longestLine ? [] : (fence.exec(line) ?? []);
  const isKnown = /^(?:tab|details)$/i.test(name) || admonitionTypeOf(name.toLowerCase()) !== undefined;
  if (whole === undefined || !isKnown || unclosed.has(slashes)) return undefined;
  const end = endOf(lines, start + 1, slashes);
  if (end === undefined) {
    unclosed.add(slashes);
    return undefined;
  }
  const content = lines.slice(start + 1, end);
  const options = content.findIndex((option) => !/^\s{4,}[\w-]+:/.test(option));
  content.fill("", 0, Math.max(options, 0));
  return {
    indent,
    head:
      name.toLowerCase() === "tab" ? `[!tab] ${title ?? ""}`.trimEnd() : headOf(name, title, /^details$/i.test(name)),
    content,
  };
}

/** Index of the first line from `start` that consists of these slashes and is not code. */
function endOf(lines: readonly string[], start: number, slashes: string): number | undefined {
  const read = createFenceReader();
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (read(line) === "text" && line.trim() === slashes) return index;
  }
  return undefined;
}

/** The marker line of a blockquote: its type, and its title unless that is the default. */
function headOf(name: string, title: string | undefined, isDetails: boolean): string {
  const type = admonitionTypeOf(name.toLowerCase()) ?? "note";
  const label = title || name.charAt(0).toUpperCase() + name.slice(1);
  const isOurs = !title && type === name.toLowerCase();
  return (isDetails ? `[!details] ${label}` : `[!${type}] ${isOurs ? "" : label}`).trimEnd();
}

/** Reads the first line of a block. A definition with a single space behind its colon must stand directly below its term or be another. */
function readOpening(line: string, above = ""): Opening | undefined {
  if (line.length > longestLine) return undefined;
  const [whole, indent = "", marks = "", name, , title] = opening.exec(line) ?? [];
  if (whole === undefined) {
    const [, before = "", space = "", text] = definition.exec(line) ?? [];
    if (text === undefined || (space === " " && !term.test(above))) return undefined;
    return { indent: before, head: "[!definition]", text, isCertain: true };
  }
  if (marks.startsWith("=")) {
    return title === undefined || name ? undefined : { indent, head: `[!tab] ${title}`, isCertain: true };
  }
  if (!name) return undefined;
  return { indent, head: headOf(name, title, marks.startsWith("?")), isCertain: title !== undefined };
}

const generated = /^:::[ \t]+[a-z_]\w*(?:\.\w+)+[ \t]*$/i;
/** A name without dots, which may also be that of a container, above options. */
const generatedWithOptions = /^:::[ \t]+([a-z_]\w*)[ \t]*\n {4}(?:handler|options):/i;
const named = /^:::[ \t]+([a-z_]\w*)[ \t]*$/i;

/**
 * Lines where mkdocstrings generates text from code (`::: package.Class`), mapped to the number of option lines below each. A name without
 * dots is that of code where it has options, or where no line of the page could close a container.
 */
export function generatedBlocks(lines: readonly string[]): Map<number, number> {
  const read = createFenceReader();
  const hasEnds = lines.some((line) => /^[\s>]*:{3,}[ \t]*$/.test(line));
  const isGenerated = (line: string, index: number) => {
    const below = `${line}\n${lines[index + 1] ?? ""}`;
    const [, name] = generatedWithOptions.exec(below) ?? (hasEnds ? undefined : named.exec(line)) ?? [];
    return generated.test(line) || (name !== undefined && admonitionTypeOf(name.toLowerCase()) === undefined);
  };
  const starts = lines.flatMap((line, index) => (read(line) === "text" && isGenerated(line, index) ? [index] : []));
  return new Map(starts.map((start) => [start, contentBelow(lines, start + 1, 4).length]));
}

/** The lines from `start` that are blank or indented by at least `indent`, dedented and without trailing blank lines. */
function contentBelow(lines: readonly string[], start: number, indent: number): string[] {
  const content: string[] = [];
  for (let index = start; index < lines.length; index += 1) {
    const wide = (lines[index] ?? "").replace(/^[ \t]+/, (space) => space.replaceAll("\t", "    "));
    if (wide.trim() !== "" && wide.search(/\S/) < indent) break;
    content.push(wide.slice(indent));
  }
  while (content.at(-1)?.trim() === "") content.pop();
  return content;
}
