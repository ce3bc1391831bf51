import { titleOption } from "../page/code-meta";
import type { Finding, Outline } from "../types";

type Fence = Outline["fences"][number];
/** A line of a fence: its number, counted from the line with the language, and its text without what may be translated. */
type Line = { number: number; written: string; text: string };

/** Comments at the end of a line or on a line of their own, in the languages of the pages. */
const comment = /(?:^|\s)(?:#|\/\/|\/\*|<!--).*$/;
/** What a diagram says: texts in quotes, bars, and brackets, and those after a colon, a name, or the word that opens a frame. */
const words = /"[^"]*"|\|[^|]*\||\[[^\]]*\]|:.*$|\sas\s.*$|(?<=^\s*(?:alt|and|else|loop|opt|par)\s).*$/g;

/** Reports fences whose code, language, or options are not those of the original, at the first line that differs. */
export function changedCode({ fences }: Outline, original: Outline): Omit<Finding, "severity">[] {
  // A lost fence is reported by itself, and then others would be compared with the wrong ones.
  if (fences.length !== original.fences.length) return [];
  return fences.flatMap((fence, index) => {
    const other = original.fences[index];
    if (!other) return [];
    const [own, all] = [linesOf(fence), linesOf(other)];
    const longer = own.length > all.length ? own : all;
    const at = longer.findIndex((_, line) => own[line]?.text !== all[line]?.text);
    if (at < 0) return [];
    const number = own[at]?.number ?? fence.code.split("\n").length + 1;
    return [{ line: fence.line, column: fence.column, ...mistake(number, all[at]?.written) }];
  });
}

/** The lines of a fence, the one with its language first. A comment counts as one line: its translation may need more of them. */
function linesOf({ lang, meta, code }: Fence): Line[] {
  const withoutWords = (line: string) => (lang === "mermaid" ? line.replace(words, "") : line);
  const lines = code.split("\n").map((written, index) => {
    const text = withoutWords(written).replace(comment, "").trimEnd();
    return { number: index + 1, written, text, isComment: text === "" && comment.test(written) };
  });
  const options = `${lang} ${meta.replace(titleOption, "")}`.trimEnd();
  return [
    { number: 0, written: `${lang} ${meta}`, text: options },
    ...lines.filter(({ isComment }, index) => !isComment || !lines[index - 1]?.isComment),
  ];
}

function mistake(number: number, written: string | undefined): Pick<Finding, "message" | "hint"> {
  const message =
    number === 0
      ? "The language or the options of the code are not those of the original."
      : `Line ${number} of the code is not that of the original.`;
  const told = written === undefined ? "The original ends before it." : `The original has "${written.trim()}".`;
  return { message, hint: `${told} Only comments, titles, and the words in diagrams are translated.` };
}
