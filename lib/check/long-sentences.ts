import { words } from "#texts/words";
import type { WritingRule } from "./types";
import { mostWords } from "./writing-rules";

/**
 * End punctuation that is not part of an abbreviation, with any closing quotes or brackets, before blanks and the start of a sentence, which
 * may be code. Splits keep the blanks.
 */
export const sentenceBoundary = new RegExp(
  `((?<=[.?!][)"”’]*)(?<!\\b(?:${words.abbreviation.source})\\.)\\s+(?=[\\p{Lu}\\d…("“]))`,
  "u",
);

/** Reports sentences with too many words, but not in rows of what is reported to be no table. */
export const checkSentences: WritingRule = ({ outline }) =>
  outline.paragraphs.flatMap(({ text, line, column }) => {
    if (/^\|/m.test(text)) return [];
    let below = 0;
    return text.split(sentenceBoundary).flatMap((sentence) => {
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
