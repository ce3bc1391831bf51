import type { Finding, Outline } from "../types";

type Fence = Outline["fences"][number];

/** Comments at the end of a line or on a line of their own, in the languages of the pages. */
const comment = /(?:^|\s)(?:#|\/\/|\/\*|<!--).*$/;
/** What a diagram says: texts in quotes, bars, and brackets, and those after a colon or a name. */
const words = /"[^"]*"|\|[^|]*\||\[[^\]]*\]|:.*$|\sas\s.*$/g;

/** Reports fences whose code, language, or options are not those of the original, at the first line that differs. */
export function changedCode({ fences }: Outline, original: Outline): Omit<Finding, "severity">[] {
  // A lost fence is reported by itself, and then others would be compared with the wrong ones.
  if (fences.length !== original.fences.length) return [];
  return fences.flatMap((fence, index) => {
    const other = original.fences[index];
    if (!other) return [];
    const [own, all] = [linesOf(fence), linesOf(other)];
    const at = Array.from({ length: Math.max(own.length, all.length) }).findIndex((_, line) => own[line] !== all[line]);
    return at < 0 ? [] : [mistake(fence, other, at)];
  });
}

/** The lines of a fence, the one with its language first, without what may be translated. */
function linesOf({ lang, meta, code }: Fence): string[] {
  const lines = code.split("\n");
  const withoutWords = lang === "mermaid" ? lines.map((line) => line.replace(words, "")) : lines;
  return [
    `${lang} ${meta.replace(/\btitle="[^"]*"/, "")}`,
    ...withoutWords.map((line) => line.replace(comment, "")),
  ].map((line) => line.trimEnd());
}

function mistake({ line, column }: Fence, { lang, meta, code }: Fence, at: number): Omit<Finding, "severity"> {
  const written = at === 0 ? `${lang} ${meta}`.trim() : code.split("\n")[at - 1];
  const message =
    at === 0
      ? "The language or the options of the code are not those of the original."
      : `Line ${at} of the code is not that of the original.`;
  const told = written === undefined ? "The original ends before it." : `The original has "${written.trim()}".`;
  return { line, column, message, hint: `${told} Only comments, titles, and the words in diagrams are translated.` };
}
