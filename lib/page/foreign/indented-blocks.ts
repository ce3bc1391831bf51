import { admonitionTypeOf } from "./components";
import { createFenceReader } from "./fence-lines";

const opening =
  /^(\s*)(!!!|\?\?\?\+?|===[!+]{0,2})[ \t]+(?:([a-z][\w-]*)((?:[ \t]+[\w-]+)*))?[ \t]*(?:"(.*)")?[ \t]*$/i;
const definition = /^( {0,3}):[ \t]{2,}(\S.*)$/;

/**
 * Blocks that MkDocs knows by their indentation, or between slashes, become quotations that are named like alerts, line for line: `!!! note "Title"`,
 * `??? note`, tabs as `=== "Title"`, and definitions below their term as `:   Text`. Code stays as it is.
 */
export function quoteIndentedBlocks(lines: readonly string[], depth = 0): string[] {
  const made: string[] = [];
  const read = createFenceReader();
  while (made.length < lines.length) {
    const line = lines[made.length] ?? "";
    const isText = read(line) === "text" && depth < deepest;
    const fenced = isText ? readFenced(lines, made.length) : undefined;
    if (fenced) {
      const inner = quoteIndentedBlocks(fenced.content, depth + 1).map((text) => `${fenced.indent}> ${text}`.trimEnd());
      made.push(`${fenced.indent}> ${fenced.head}`, ...inner, "");
      continue;
    }
    const block = isText ? readOpening(line) : undefined;
    const content = block ? contentBelow(lines, made.length + 1, block.indent.length + 4) : [];
    if (!block || (!block.isCertain && content.length === 0)) {
      made.push(line);
      continue;
    }
    const inner = block.text === undefined ? content : [block.text, ...content];
    const quoted = quoteIndentedBlocks(inner, depth + 1).map((text) => `${block.indent}> ${text}`.trimEnd());
    if (block.text === undefined) quoted.unshift(`${block.indent}> ${block.head}`);
    else quoted[0] = quoted[0]?.replace(/^(\s*> )(?!>)/, `$1${block.head} `) ?? "";
    made.push(...quoted);
  }
  return made;
}

/** The first line of a block; `text` follows on the same line, and only a certain one may stand alone. */
type Opening = { indent: string; head: string; text?: string; isCertain: boolean };

/** Blocks in blocks that are read. */
const deepest = 20;

/** Longest line that may begin a block, so that none costs more time than it is worth. */
const longest = 1000;

const fence = /^(\s*)(\/{3,})[ \t]+([a-z][\w-]*)(?:[ \t]*\|[ \t]*(\S.*?))?[ \t]*$/i;

/** A block between `/// note | Title` and a line of as many slashes; what options it has below its first line is left out. */
function readFenced(
  lines: readonly string[],
  start: number,
): { indent: string; head: string; content: string[] } | undefined {
  const line = lines[start] ?? "";
  const [whole, indent = "", slashes = "", name = "", title] = line.length > longest ? [] : (fence.exec(line) ?? []);
  const isKnown = /^(?:tab|details)$/i.test(name) || admonitionTypeOf(name.toLowerCase()) !== undefined;
  if (whole === undefined || !isKnown) return undefined;
  const end = lines.findIndex((other, index) => index > start && other.trim() === slashes);
  if (end < 0) return undefined;
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

/** The first line of a quotation: what it is, and its title where that is not the ordinary one. */
function headOf(name: string, title: string | undefined, isDetails: boolean): string {
  const type = admonitionTypeOf(name.toLowerCase()) ?? "note";
  const label = title || name.charAt(0).toUpperCase() + name.slice(1);
  const isOurs = !title && type === name.toLowerCase();
  return (isDetails ? `[!details] ${label}` : `[!${type}] ${isOurs ? "" : label}`).trimEnd();
}

function readOpening(line: string): Opening | undefined {
  if (line.length > longest) return undefined;
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

/** The lines from `start` that are indented by `indent` or blank, without the indentation; blank ones at the end are not in it. */
function contentBelow(lines: readonly string[], start: number, indent: number): string[] {
  const content: string[] = [];
  for (const line of lines.slice(start)) {
    const wide = line.replace(/^[ \t]+/, (space) => space.replaceAll("\t", "    "));
    if (wide.trim() !== "" && wide.search(/\S/) < indent) break;
    content.push(wide.slice(indent));
  }
  while (content.at(-1)?.trim() === "") content.pop();
  return content;
}
