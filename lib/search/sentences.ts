/** A line of a passage as it is quoted: a sentence, a numbered step, a list item or a row of a table. */
export type PassageLine = { type: "sentence" | "step" | "item" | "row"; text: string };

/** Ends a sentence, unless it only ends an abbreviation. */
const sentenceEnd = /(?<!\b(?:e\.g|i\.e|etc|vs|No|approx))[.!?](?=\s+[\p{Lu}\d“"(*`])/u;
const marks = [
  { type: "step", pattern: /^\d+\. / },
  { type: "item", pattern: /^- / },
  { type: "row", pattern: /^\| / },
] as const;

/** The lines of a text in the order of the page: paragraphs are split into sentences. */
export function linesOf(text: string): PassageLine[] {
  return text
    .split("\n")
    .filter(Boolean)
    .flatMap((block): PassageLine[] => {
      const mark = marks.find(({ pattern }) => pattern.test(block));
      if (!mark) return splitSentences(block).map((sentence) => ({ type: "sentence", text: sentence }));
      return [{ type: mark.type, text: block.replace(mark.pattern, "").replaceAll(" | ", " – ") }];
    });
}

/** The sentences of a paragraph, each with its closing mark. */
export function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  let rest = paragraph.trim();
  for (let end = rest.search(sentenceEnd); end >= 0; end = rest.search(sentenceEnd)) {
    sentences.push(rest.slice(0, end + 1));
    rest = rest.slice(end + 1).trim();
  }
  return rest ? [...sentences, rest] : sentences;
}
