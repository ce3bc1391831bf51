import { longestLine } from "./fence-lines";

const marks = /^(?:[ \t>]|(?:[-*+]|\d+[.)])[ \t]+)*/;

/** Splits a line into its leading list and blockquote markers, and the rest. */
export function splitMarks(line: string): [marks: string, rest: string] {
  const [before] = line.length > longestLine ? [""] : (marks.exec(line) ?? [""]);
  return [before, line.slice(before.length)];
}

/**
 * The markers of a line. Mere indentation is reduced to that of the list item around it, since our parser would read more of it as code.
 */
export function marksInItem(before: string, lines: readonly string[], index: number): string {
  if (before.trim() !== "") return before;
  const { length } = before.replaceAll("\t", "    ");
  for (let above = index - 1; length > 0 && above >= 0; above -= 1) {
    const line = lines[above] ?? "";
    const [own] = splitMarks(line);
    if (/^[^>]*[-+*\d][^>]*$/.test(own) && own.length <= length) return " ".repeat(own.length);
    if (/^[^\s]/.test(line) && lines[above - 1]?.trim() === "") break;
  }
  return "";
}
