import { createFenceReader, longestLine } from "./fence-lines";
import { marksInItem } from "./part-uses";

/** Block elements; others would not interrupt the paragraph above them. */
const block =
  "address|article|aside|blockquote|center|details|d[dlt]|div|fieldset|fig(?:caption|ure)|footer|form|h[1-6]|header|li|main|menu|nav|[ou]l|p|section|summary|table|t(?:body|[dhr]|foot|head)";
const opening = new RegExp(
  `^([ \\t]*)<(?:${block})(?=[^<>]*\\smarkdown(?:=(?!["']?(?:0|false)\\b)|[\\s>]))[^<>]*>[ \\t]*$`,
  "i",
);

/**
 * In MkDocs, content of an HTML element with the attribute `markdown` is Markdown from the next line on; our parser needs a blank line
 * first. To keep the number of lines, the tag swaps places with the blank line above it.
 */
export function readMarkdownInHtml(written: readonly string[]): string[] {
  const read = createFenceReader();
  const lines = [...written];
  for (const [index, line] of written.entries()) {
    if (read(line) !== "text" || line.length > longestLine) continue;
    const [whole, indent = ""] = opening.exec(line) ?? [];
    // With more indentation, it is code.
    if (whole === undefined || indent.length > marksInItem(indent, written, index).length + 3) continue;
    if (lines[index - 1]?.trim() === "") [lines[index - 1], lines[index]] = [line, ""];
  }
  return lines;
}
