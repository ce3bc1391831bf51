import type { WritingRule } from "./types";
import { mostWords } from "./writing-rules";

/** A full stop, a question mark, and what may close after them, before what begins a sentence; code counts as a beginning. */
const ends = /((?<=[.?!][)"”’]*)\s+(?=[\p{Lu}\d…("“]))/u;

/** Reports sentences that nobody reads to their end. */
export const checkSentences: WritingRule = ({ outline }) =>
  outline.paragraphs.flatMap(({ text, line, column }) => {
    let below = 0;
    return text.split(ends).flatMap((sentence) => {
      const at = line + below;
      below += sentence.split("\n").length - 1;
      const count = sentence.match(/[\p{L}\d…]\S*/gu)?.length ?? 0;
      if (count <= mostWords) return [];
      const begin = sentence.replace(/\s+/g, " ").slice(0, 50);
      return [
        {
          line: at,
          column,
          message: `The sentence "${begin}…" has ${count} words; the limit is ${mostWords}.`,
          hint: "Split it in two.",
        },
      ];
    });
  });
