import { admonitionTypeOf } from "./elements";
import { createFenceReader, longestLine } from "./fence-lines";

const opening =
  /^(\s*)(!!!|\?\?\?\+?|===[!+]{0,2})[ \t]+(?:([a-z][\w-]*)((?:[ \t]+[\w-]+)*))?[ \t]*(?:"(.*)")?[ \t]*$/i;
const definition = /^( {0,3}):[ \t]{2,}(\S.*)$/;

/**
 * Blocks that MkDocs knows by their indentation, or between slashes, become quotations that are named like alerts, line for line:
 * `!!! note "Title"`, `??? note`, tabs as `=== "Title"`, and definitions below their term as `:   Text`. Of those without a blank line
 * between them, every second one is the only item of a list, and has `[!!` in place of `[!`: a quotation would go on in it. Code stays as
 * it is.
 */
export function quoteIndentedBlocks(lines: readonly string[], depth = 0): string[] {
  const made: string[] = [];
  const read = createFenceReader();
  const unclosed = new Set<string>();
  let [end, isListed] = [-1, false];
  while (made.length < lines.length) {
    const line = lines[made.length] ?? "";
    const isText = read(line) === "text" && depth < deepest;
    const fenced = isText ? readFenced(lines, made.length, unclosed) : undefined;
    if (fenced) {
      made.push(`${fenced.indent}> ${fenced.head}`);
      for (const text of quoteIndentedBlocks(fenced.content, depth + 1)) made.push(quotedLine(fenced.indent, text));
      made.push("");
      continue;
    }
    const block = isText ? readOpening(line) : undefined;
    const content = block ? contentBelow(lines, made.length + 1, block.indent.length + 4) : [];
    if (!block || (!block.isCertain && content.length === 0)) {
      made.push(line);
      continue;
    }
    const quoted = quotedBlock(block, content, depth);
    isListed = made.length === end && !isListed && /^[\s>]*\[!/.test(quoted[0] ?? "");
    for (const text of isListed ? listed(quoted, block.indent.length) : quoted) made.push(text);
    end = made.length;
  }
  return made;
}

function quotedBlock({ indent, head, text }: Opening, content: readonly string[], depth: number): string[] {
  const inner = text === undefined ? content : [text, ...content];
  const quoted = quoteIndentedBlocks(inner, depth + 1).map((line) => quotedLine(indent, line));
  if (text === undefined) return [`${indent}> ${head}`, ...quoted];
  const [first = "", ...rest] = quoted;
  return [first.replace(/^(\s*> )(?!>)/, `$1${head} `), ...rest];
}

/** The lines of a quotation as those of a list's item. */
const listed = ([first = "", ...rest]: readonly string[], indent: number): string[] => {
  const behind = (line: string, mark: string) => line.slice(0, indent) + mark + line.slice(indent);
  return [behind(first.replace("[!", "[!!"), "1) "), ...rest.map((line) => behind(line, "   "))];
};

const quotedLine = (indent: string, text: string) => `${indent}> ${text}`.trimEnd();

/** The first line of a block; `text` follows on the same line, and only a certain one may stand alone. */
type Opening = { indent: string; head: string; text?: string; isCertain: boolean };

/** Blocks in blocks that are read. */
const deepest = 20;

const fence = /^(\s*)(\/{3,20})[ \t]+([a-z][\w-]*)(?:[ \t]*\|[ \t]*(\S.*?))?[ \t]*$/i;

/**
 * A block between `/// note | Title` and a line of as many slashes; what options it has below its first line is left out. Slashes that
 * close nothing are added to `unclosed`, so that the lines are searched for them only once.
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

/** The first line from `start` that has these slashes alone and is not code. */
function endOf(lines: readonly string[], start: number, slashes: string): number | undefined {
  const read = createFenceReader();
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    if (read(line) === "text" && line.trim() === slashes) return index;
  }
  return undefined;
}

/** The first line of a quotation: what it is, and its title where that is not the ordinary one. */
function headOf(name: string, title: string | undefined, isDetails: boolean): string {
  const type = admonitionTypeOf(name.toLowerCase()) ?? "note";
  const label = title || name.charAt(0).toUpperCase() + name.slice(1);
  const isOurs = !title && type === name.toLowerCase();
  return (isDetails ? `[!details] ${label}` : `[!${type}] ${isOurs ? "" : label}`).trimEnd();
}

function readOpening(line: string): Opening | undefined {
  if (line.length > longestLine) return undefined;
  const [whole, indent = "", marks = "", name, , title] = opening.exec(line) ?? [];
  if (whole === undefined) {
    const [, before = "", text] = definition.exec(line) ?? [];
    return text === undefined ? undefined : { indent: before, head: "[!definition]", text, isCertain: true };
  }
  if (marks.startsWith("=")) {
    return title === undefined || name ? undefined : { indent, head: `[!tab] ${title}`, isCertain: true };
  }
  if (!name) return undefined;
  return { indent, head: headOf(name, title, marks.startsWith("?")), isCertain: title !== undefined };
}

const generated = /^:::[ \t]+[a-z_]\w*(?:\.\w+)+[ \t]*$/i;

/** On which lines MkDocs generates text from code, `::: package.Class`, and how many lines of options are below each. */
export function generatedBlocks(lines: readonly string[]): Map<number, number> {
  const read = createFenceReader();
  const starts = lines.flatMap((line, index) => (read(line) === "text" && generated.test(line) ? [index] : []));
  return new Map(starts.map((start) => [start, contentBelow(lines, start + 1, 4).length]));
}

/** The lines from `start` that are indented by `indent` or blank, without the indentation; blank ones at the end are not in it. */
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
