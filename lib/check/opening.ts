import { sentenceBoundary } from "./long-sentences";
import type { WritingRule } from "./types";
import { openingSentences } from "./writing-rules";

/** Reports a first paragraph with more sentences than tell readers whether they are on the right page. */
export const checkOpening: WritingRule = ({ outline: { paragraphs, headings } }) => {
  const [first] = paragraphs;
  if (!first || first.line > (headings[0]?.line ?? Number.POSITIVE_INFINITY)) return [];
  // Splitting keeps the blanks between sentences.
  const count = Math.ceil(first.text.split(sentenceBoundary).length / 2);
  if (count <= openingSentences) return [];
  return [
    {
      line: first.line,
      column: first.column,
      message: `The first paragraph has ${count} sentences; one or two are expected.`,
      hint: "Tell readers whether they are on the right page, and begin another paragraph with the rest.",
    },
  ];
};
