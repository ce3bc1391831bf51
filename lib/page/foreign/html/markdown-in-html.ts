import { createFenceReader, longestLine } from "../code/fence-lines";
import { marksInItem } from "../code/line-marks";

/** Block elements; others would not interrupt the paragraph above them. */
const block =
  "address|article|aside|blockquote|center|details|d[dlt]|div|fieldset|fig(?:caption|ure)|footer|form|h[1-6]|header|li|main|menu|nav|[ou]l|p|section|summary|table|t(?:body|[dhr]|foot|head)";
const opening = new RegExp(
  `^([ \\t]*)<(?:${block})(?=[^<>]*\\smarkdown(?:=(?!["']?(?:0|false)\\b)|[\\s>]))[^<>]*>[ \\t]*$`,
  "i",
);
const closing = new RegExp(`^[ \\t]{0,3}</(?:${block})>[ \\t]*$`, "i");
/** What would start a block if HTML did not go on to the next blank line. */
const start = /^ {0,3}(?:`{3}|~{3}|#{1,6}[ \t])/;

/**
 * In MkDocs, content of an HTML element with the attribute `markdown` is Markdown from the next line on; our parser needs a blank line
 * first. To keep the number of lines, the tag swaps places with the blank line above it. There and in Jekyll, HTML ends with its last tag,
 * and code or a heading may stand directly below.
 */
export function readMarkdownInHtml(written: readonly string[]): string[] {
  const read = createFenceReader();
  const lines = [...written];
  /** The first line below the last blank one. */
  let first = 0;
  for (const [index, line] of written.entries()) {
    if (!lines[index - 1]?.trim()) first = index;
    if (read(line) !== "text" || line.length > longestLine) continue;
    if (closing.test(line) && start.test(written[index + 1] ?? "")) endHtml(lines, index, first);
    const [whole, indent = ""] = opening.exec(line) ?? [];
    // With more indentation, it is code.
    if (whole === undefined || indent.length > marksInItem(indent, written, index).length + 3) continue;
    if (lines[index - 1]?.trim() === "") [lines[index - 1], lines[index]] = [line, ""];
  }
  return lines;
}

/** Ends HTML at its last tag: a blank line does so, and a line that begins with a comment, unless HTML has begun above it. */
function endHtml(lines: string[], index: number, first: number): void {
  const [line = "", above = ""] = [lines[index], lines[index - 1]];
  if (first < index && /^\s*</.test(lines[first] ?? ""))
    [lines[index - 1], lines[index]] = [above.trimEnd() + line.trim(), ""];
  else lines[index] = `<!-- -->${line}`;
}
