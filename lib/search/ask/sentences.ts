/**
 * A line of a passage as it is quoted: a sentence, a numbered step, a list item or a row of a table. `isFirst` begins
 * another paragraph or list of steps.
 */
export type PassageLine = { type: "sentence" | "step" | "item" | "row"; text: string; isFirst?: true };

/** Ends a sentence, unless it only ends an abbreviation. */
const sentenceEnd = /(?<!\b(?:e\.g|i\.e|etc|vs|No|approx))[.!?](?=\s+[\p{Lu}\d“"(*`])/u;
const marks = [
  { type: "step", pattern: /^\d+\. / },
  { type: "item", pattern: /^- / },
] as const;
/** Marks of a row of a table, and of the row that names its columns. */
const rowMark = "| ";
const headMark = "|| ";
const cellsOf = (row: string) => row.split(" | ");

/** The lines of a text in the order of the page: paragraphs are split into sentences, cells say their column. */
export function linesOf(text: string): PassageLine[] {
  let head: string[] = [];
  return text
    .split("\n")
    .filter(Boolean)
    .flatMap((block): PassageLine[] => {
      if (block.startsWith(headMark)) {
        head = cellsOf(block.slice(headMark.length));
        return [];
      }
      if (block.startsWith(rowMark)) return [{ type: "row", text: rowText(block.slice(rowMark.length), head) }];
      head = [];
      return readBlock(block);
    });
}

function readBlock(block: string): PassageLine[] {
  const mark = marks.find(({ pattern }) => pattern.test(block));
  if (!mark) {
    return splitSentences(block).map((text, at) => ({ type: "sentence", text, ...(at === 0 && { isFirst: true }) }));
  }
  const isFirst = block.startsWith("1. ");
  return [{ type: mark.type, text: block.replace(mark.pattern, ""), ...(isFirst && { isFirst }) }];
}

/** "Requests a minute – Production: 600 – Sandbox: 120"; empty cells say nothing. */
function rowText(row: string, head: readonly string[]): string {
  return cellsOf(row)
    .map((cell, at) => ({ cell, column: at > 0 ? head[at] : undefined }))
    .filter(({ cell }) => /[\p{L}\p{N}]/u.test(cell))
    .map(({ cell, column }) => (column ? `${column}: ${cell}` : cell))
    .join(" – ");
}

/** The sentences of a paragraph, each with its closing mark. */
function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  let rest = paragraph.trim();
  for (let end = rest.search(sentenceEnd); end >= 0; end = rest.search(sentenceEnd)) {
    sentences.push(rest.slice(0, end + 1));
    rest = rest.slice(end + 1).trim();
  }
  return rest ? [...sentences, rest] : sentences;
}
