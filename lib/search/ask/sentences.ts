import { words } from "#texts/words";
import { readMarked } from "../../marked-text";

/**
 * A quotable line of a passage: a sentence, a numbered step, a list item or a table row. `isFirst` marks the first line of a paragraph or
 * list of steps. `marked` is the text with bold and code marked, if there is any.
 */
export type PassageLine = { type: "sentence" | "step" | "item" | "row"; text: string; marked?: string; isFirst?: true };

/** Ends a sentence, unless it only ends an abbreviation; a formatting mark that closes there belongs to the sentence. */
const sentenceEnd = new RegExp(
  `(?<!\\b(?:${words.abbreviation.source}))[.!?][\\u007f\`]?(?=\\s+[\\u007f\`]?[\\p{Lu}\\d“"(*])`,
  "u",
);
const marks = [
  { type: "step", pattern: /^\d+\. / },
  { type: "item", pattern: /^- / },
] as const;
/** Prefixes of a table row, and of the row with the column names. */
const rowMark = "| ";
const headMark = "|| ";
/** Stands in an empty cell. */
const emptyCell = "–";
const cellsOf = (row: string) => row.split(" | ");

/** The lines of a marked text in page order: paragraphs are split into sentences, and cells are prefixed with their column names. */
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
      if (block.startsWith(rowMark))
        return [{ type: "row", ...readMarked(rowText(block.slice(rowMark.length), head)) }];
      head = [];
      return readBlock(block);
    });
}

function readBlock(block: string): PassageLine[] {
  const mark = marks.find(({ pattern }) => pattern.test(block));
  if (!mark) {
    return splitSentences(block).map((text, at) => ({
      type: "sentence",
      ...readMarked(text),
      ...(at === 0 && { isFirst: true }),
    }));
  }
  const isFirst = block.startsWith("1. ");
  return [{ type: mark.type, ...readMarked(block.replace(mark.pattern, "")), ...(isFirst && { isFirst }) }];
}

/** "Requests a minute – Production: 600 – Sandbox: 120"; empty cells are left out, but not those with only a sign, such as a key. */
function rowText(row: string, head: readonly string[]): string {
  return cellsOf(row)
    .map((cell, at) => ({ cell, column: at > 0 ? head[at] : undefined }))
    .filter(({ cell }) => cell && cell !== emptyCell)
    .map(({ cell, column }) => (column ? `${column}: ${cell}` : cell))
    .join(" – ");
}

/** The sentences of a paragraph, each with its closing mark. */
function splitSentences(paragraph: string): string[] {
  const sentences: string[] = [];
  let rest = paragraph.trim();
  for (let end = sentenceEnd.exec(rest); end; end = sentenceEnd.exec(rest)) {
    const length = end.index + end[0].length;
    sentences.push(rest.slice(0, length));
    rest = rest.slice(length).trim();
  }
  return rest ? [...sentences, rest] : sentences;
}
