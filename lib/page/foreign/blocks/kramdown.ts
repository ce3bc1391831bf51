import { createFenceReader, longestLine } from "../code/fence-lines";
import { marksInItem } from "../code/line-marks";

/** An attribute list alone on its line: `{: .note #id }`, or `{:toc}`, the place of a table of contents; also options of a page. */
const alone = /^([\s>]*)\{:(?!:(?!options))[ \t]*([^{}]*?)[ \t]*\}[ \t]*$/;
/** A class that themes of Jekyll draw as a box; with `-title`, its first line is the title. */
const box =
  /(?:^|[ \t])\.(?:notice--)?(notice|note|tip|hint|info|important|warning|caution|attention|danger|error|success)(-title)?(?![\w-])/;
const heading = /^ {0,3}(?:#{1,6}[ \t]|=+$|-+$)/;
const item = /^[\s>]*(?:[-*+]|\d+[.)])[ \t]/;

/**
 * Reads the attribute lists of kramdown, which stand directly below or above their block, keeping the number of lines: the class of a box
 * turns its block into a quote marked like a GitHub alert, an id goes to its heading, and looks are dropped. The list item above `{:toc}`
 * is dropped with it, since every page has a table of contents beside it.
 */
export function readKramdown(written: readonly string[]): string[] {
  const read = createFenceReader();
  const lines = [...written];
  for (const [index, line] of written.entries()) {
    const isText = read(line) === "text" && line.length <= longestLine;
    const [whole, before = "", list = ""] = isText ? (alone.exec(line) ?? []) : [];
    // With more indentation, it is code.
    if (whole === undefined || before.length > marksInItem(before, written, index).length + 3) continue;
    const above = lines[index - 1] ?? "";
    const [, id] = /(?:^|[ \t])#([^\s.]+)/.exec(list) ?? [];
    lines[index] = before.trimEnd();
    if (/^toc\b/.test(list) && item.test(above)) lines[index - 1] = "";
    else if (id && heading.test(above)) lines[index - 1] = `${above.trimEnd()} {#${id}}`;
    else markBox(lines, index, before, list);
  }
  return lines;
}

/** Quotes the block directly above a line, or else the one below it, and puts the mark of its box where it has a blank line above. */
function markBox(lines: string[], index: number, before: string, list: string): void {
  const [, name, title] = box.exec(list) ?? [];
  if (name === undefined) return;
  const rest = (at: number) => (lines[at] ?? "").slice(before.length).trimEnd();
  const isBeside = (line: string) => line.startsWith(before) && !alone.test(line);
  const [start, end] = blockBeside(index, (at) => rest(at) !== "" && isBeside(lines[at] ?? ""));
  const isApart = start > 0 && rest(start - 1) === "" && !rest(start - 2).startsWith(">");
  if (start === end || !isApart || lines.slice(start, end).some((line) => heading.test(line) || /[`~]{3}/.test(line)))
    return;
  const mark = `> [!${name === "notice" ? "note" : name}]`;
  for (let at = start; at < end; at += 1)
    lines[at] =
      before +
      rest(at)
        .replace(/^(?!>)/, "> ")
        .replace(/^>[ \t]?/, at === start && title ? `${mark} ` : "> ");
  if (!title) lines[start - 1] = before + mark;
}

/** The lines of the block directly above a line or else directly below it, as start and end. */
function blockBeside(index: number, isFilled: (at: number) => boolean): [start: number, end: number] {
  let [start, end] = isFilled(index - 1) ? [index - 1, index] : [index + 1, index + 1];
  if (end === index) while (isFilled(start - 1)) start -= 1;
  else while (isFilled(end)) end += 1;
  return [start, end];
}
