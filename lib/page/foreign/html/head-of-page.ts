import { createFenceReader } from "../code/fence-lines";

/** Blanks what a page says to programs alone, from a line `<head>` to a line `</head>`, as Docusaurus writes it. */
export function withoutHead(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => line.startsWith("<head>"))) return lines;
  const read = createFenceReader();
  const isText = lines.map((line) => read(line) === "text");
  const start = lines.findIndex((line, index) => isText[index] && line.startsWith("<head>"));
  const end = lines.findIndex((line, index) => isText[index] && index >= start && /<\/head>\s*$/.test(line));
  return start < 0 ? lines : lines.map((line, index) => (start <= index && index <= end ? "" : line));
}
