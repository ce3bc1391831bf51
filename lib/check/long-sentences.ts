import type { WritingRule } from "./types";
import { mostWords } from "./writing-rules";

/** A sentence boundary: end punctuation with any closing quotes or brackets, before the start of a sentence, which may be code. */
const ends = /((?<=[.?!][)"”’]*)\s+(?=[\p{Lu}\d…("“]))/u;

/** Reports sentences with too many words. */
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
