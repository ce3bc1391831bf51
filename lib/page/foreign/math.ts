import { codeSpan } from "../code-span";
import { createFenceReader } from "./fence-lines";

const opening = /^([\s>]*)\$\$[ \t]*$/;
/** In MyST, a label may follow the closing marker. */
const closing = /^([\s>]*)\$\$(?:[ \t]*\([\w:-]+\))?[ \t]*$/;

const line = /^([\s>]*)\$\$[ \t]*([^\s$`](?:[^$`]*[^\s$`])?)[ \t]*\$\$[ \t]*$/;

/**
 * A formula of MathJax as Hugo and Jekyll need it written: `\\( x \\)`, `\\[ x \\]`. Its length is bounded, since unclosed ones would
 * otherwise each be read to the end of the line.
 */
const formula = /\\\\\((?! *\\)([^`]{1,500}?)\\\\\)|\\\\\[([^`]{1,500}?)\\\\\]/;
const codeOrFormula = new RegExp(`${codeSpan.source}|${formula.source}`, "g");

const asCode = (whole: string, ticks?: string, inside?: string, display?: string) =>
  ticks === undefined ? `\`${(inside ?? display ?? "").trim()}\`` : whole;

/**
 * Turns display math (`$$` on lines of its own) and math of MathJax into code, since nothing here renders math, keeping the number of
 * lines. An unclosed formula stays.
 */
export function fenceMath(written: readonly string[]): string[] {
  const read = createFenceReader();
  const isText = written.map((text) => read(text) === "text");
  const lines = written.map((text, index) =>
    isText[index] ? text.replace(line, "$1`$2`").replace(codeOrFormula, asCode) : text,
  );
  let start: number | undefined;
  for (const [index, text] of written.entries()) {
    if (!isText[index]) start = undefined;
    else if (start === undefined) start = opening.test(text) ? index : undefined;
    else if (closing.test(text)) {
      lines[start] = lines[start]?.replace(opening, "$1```latex") ?? "";
      lines[index] = text.replace(closing, "$1```");
      start = undefined;
    }
  }
  return lines;
}
