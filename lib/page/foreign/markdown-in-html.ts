import { createFenceReader, longestLine } from "./fence-lines";

const opening = /^[ \t]*<[a-z][\w-]*(?=[^<>]*\smarkdown(?:=|[\s>]))[^<>]*>[ \t]*$/i;

/**
 * What stands in HTML with the attribute `markdown` is Markdown for MkDocs from the next line on, for our parser behind a blank line: the
 * tag changes places with the one above it.
 */
export function readMarkdownInHtml(written: readonly string[]): string[] {
  const read = createFenceReader();
  const lines = [...written];
  for (const [index, line] of written.entries()) {
    if (read(line) !== "text" || line.length > longestLine || !opening.test(line)) continue;
    if (lines[index - 1]?.trim() === "") [lines[index - 1], lines[index]] = [line, ""];
  }
  return lines;
}
