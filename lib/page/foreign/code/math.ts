import { codeSpan } from "../../code-span";
import { createFenceReader } from "./fence-lines";

const opening = /^([\s>]*)(\$\$|\\\[|\\begin\{(?:equation|align|alignat|gather|multline|eqnarray)\*?\})[ \t]*$/;
/** In MyST, a label may follow the closing marker. */
const closing = /^([\s>]*)(\$\$|\\\]|\\end\{[a-z]+\*?\})(?:[ \t]*\([\w:-]+\))?[ \t]*$/;
const closingOf = (opened: string) => opened.replace("[", "]").replace("begin", "end");

const line = /^([\s>]*)\$\$[ \t]*([^\s$`](?:[^$`]*[^\s$`])?)[ \t]*\$\$[ \t]*$/;

/** Addresses and values of attributes, where nothing is a formula. */
const address = /\]\([^()\s]*\)|\bhttps?:\/\/[^\s<>]+|(?<=\w=)"[^"\n]*"/;
/**
 * A formula of MathJax as Hugo and Jekyll need it written, `\\( x \\)`, `\\[ x \\]`, and as MkDocs does, `\( x_1 \)`. Its length is
 * bounded, since unclosed ones would otherwise each be read to the end of the line.
 */
const formula =
  /\\\\\((?! *\\)([^`]{1,500}?)\\\\\)|\\\\\[([^`]{1,500}?)\\\\\]|(?<![\w:\\])\\(?:\(([^`]{1,500}?)\\\)|\[([^`]{1,500}?)\\\])/;
/** Without one of these, escaped parentheses and brackets are just that; behind a letter or colon, they are parts of a path of Windows. */
const signs = { round: /(?<!\\)\\[a-zA-Z]|[_^=]/, square: /(?<!\\)\\[a-zA-Z]|\^/ };
/**
 * A formula between dollars, as Pandoc delimits it, with a sign of LaTeX in it, since `$5 and $10` are prices. Around code, the dollars are
 * those of GitHub and GitLab.
 */
const dollars =
  /(?<![\w$\\])(?<sign>\$\$?)(?=[^\s${])((?=[^$`\n]*(?:\\[a-zA-Z]|[_^=]))[^$`"\n]{1,500})(?<=[^\s\\])\k<sign>(?![\w$])|(?<![\w$\\])\$`([^`\n]+)`\$(?![\w$])/;
const codeOrFormula = new RegExp(`${codeSpan.source}|${address.source}|${formula.source}|${dollars.source}`, "g");
/** On a page that has such a formula, others need no sign. */
const plain = /(?<![\w$\\])\$(?=[^\s${])([^$`"\n]{1,500})(?<=[^\s\\])\$(?![\w$])/;
const codeOrPlain = new RegExp(`${codeSpan.source}|${address.source}|${plain.source}`, "g");

function asCode(whole: string, ticks: string | undefined, ...found: (string | undefined)[]): string {
  const [inside, display, round = "", square = "", , between, code] = found;
  const isFormula = signs.round.test(round) || signs.square.test(square);
  const math = inside ?? display ?? between ?? code ?? (isFormula ? round + square : undefined);
  return ticks !== undefined || math === undefined ? whole : `\`${math.trim()}\``;
}

const plainAsCode = (whole: string, _ticks?: string, math?: string) => (math === undefined ? whole : `\`${math}\``);

/**
 * Turns display math (`$$` and LaTeX's `\[` on lines of their own, its environments), math of MathJax, and formulas between dollars into
 * code, since nothing here renders math, keeping the number of lines. An unclosed formula stays.
 */
export function fenceMath(written: readonly string[]): string[] {
  const read = createFenceReader();
  const isText = written.map((text) => read(text) === "text");
  const lines = written.map((text, index) =>
    isText[index] ? text.replace(line, "$1`$2`").replace(codeOrFormula, asCode) : text,
  );
  let hasMath = lines.some((text, index) => text !== written[index]);
  let start: number | undefined;
  let end: string | undefined;
  for (const [index, text] of written.entries()) {
    if (!isText[index]) start = undefined;
    else if (start === undefined) {
      const opened = opening.exec(text)?.[2];
      if (opened !== undefined) [start, end] = [index, closingOf(opened)];
    } else if (closing.exec(text)?.[2] === end) {
      lines[start] = lines[start]?.replace(opening, "$1```latex") ?? "";
      lines[index] = text.replace(closing, "$1```");
      for (let inner = start + 1; inner < index; inner += 1) lines[inner] = written[inner] ?? "";
      hasMath = true;
      start = undefined;
    }
  }
  if (!hasMath) return lines;
  const readAgain = createFenceReader();
  return lines.map((text) => (readAgain(text) === "text" ? text.replace(codeOrPlain, plainAsCode) : text));
}
