import { createFenceReader, longestLine } from "./fence-lines";
import { marksInItem } from "./part-uses";

/** Others would not end the paragraph above them. */
const block =
  "address|article|aside|blockquote|center|details|d[dlt]|div|fieldset|fig(?:caption|ure)|footer|form|h[1-6]|header|li|main|menu|nav|[ou]l|p|section|summary|table|t(?:body|[dhr]|foot|head)";
const opening = new RegExp(
  `^([ \\t]*)<(?:${block})(?=[^<>]*\\smarkdown(?:=(?!["']?(?:0|false)\\b)|[\\s>]))[^<>]*>[ \\t]*$`,
  "i",
);

/**
 * What stands in HTML with the attribute `markdown` is Markdown for MkDocs from the next line on, for our parser behind a blank line: the
 * tag changes places with the one above it.
 */
export function readMarkdownInHtml(written: readonly string[]): string[] {
  const read = createFenceReader();
  const lines = [...written];
  for (const [index, line] of written.entries()) {
    if (read(line) !== "text" || line.length > longestLine) continue;
    const [whole, indent = ""] = opening.exec(line) ?? [];
    // Further in, it is code.
    if (whole === undefined || indent.length > marksInItem(indent, written, index).length + 3) continue;
    if (lines[index - 1]?.trim() === "") [lines[index - 1], lines[index]] = [line, ""];
  }
  return lines;
}
