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
/**
 * A formula between dollars, as Pandoc delimits it, with a sign of LaTeX in it, since `$5 and $10` are prices. Around code, the dollars are
 * those of GitHub and GitLab.
 */
const dollars =
  /(?<![\w$\\])(?<sign>\$\$?)(?=[^\s${])((?=[^$`\n]*(?:\\[a-zA-Z]|[_^=]))[^$`"\n]{1,500})(?<=[^\s\\])\k<sign>(?![\w$])|(?<![\w$\\])\$`([^`\n]+)`\$(?![\w$])/;
const codeOrFormula = new RegExp(`${codeSpan.source}|${formula.source}|${dollars.source}`, "g");

const asCode = (
  whole: string,
  ticks: string | undefined,
  ...[inside, display, , between, code]: (string | undefined)[]
) => (ticks === undefined ? `\`${(inside ?? display ?? between ?? code ?? "").trim()}\`` : whole);

/**
 * Turns display math (`$$` on lines of its own), math of MathJax, and formulas between dollars into code, since nothing here renders math,
 * keeping the number of lines. An unclosed formula stays.
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
