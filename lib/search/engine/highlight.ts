import type { TextPart } from "../types";
import { pairTerm, placesOfWords, termsOf } from "./words";

/** Characters of a snippet, and how many of them stand before the first match. */
const snippetLength = 160;
const lead = 40;
/** Marks of the mini-markup in texts: a step's number, a list item, a table row, the names of columns. */
const blockMark = /^(?:- |\|{1,2} |\d+\. )/;

type Match = { start: number; end: number; term: string };

/** A text in parts, with every word marked that one of the terms found. */
export function markText(text: string, terms: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of findMatches(text, terms)) {
    if (match.start > end) parts.push({ text: text.slice(end, match.start) });
    parts.push({ text: text.slice(match.start, match.end), mark: true });
    end = match.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The part of a text with the most different terms, marked; the beginning when nothing matches. */
export function excerpt(text: string, terms: ReadonlySet<string>): TextPart[] {
  const plain = inOneLine(plainBlocks(text));
  const start = snapToWord(plain, bestStart(findMatches(plain, terms)) - lead);
  const end = plain.length - start <= snippetLength ? plain.length : snapBack(plain, start + snippetLength);
  const parts = markText(plain.slice(start, end), terms);
  return [...(start > 0 ? [{ text: "…" }] : []), ...parts, ...(end < plain.length ? [{ text: "…" }] : [])];
}

/** Blocks one behind the other; what ends like a word, as items and rows do, is told apart from what follows. */
const inOneLine = (blocks: readonly string[]) =>
  blocks
    .join("\n")
    .replace(/(?<=[\p{L}\p{N}"”)])\n/gu, "; ")
    .replaceAll("\n", " ");

/** An empty cell of a table row. */
const emptyCell = / \| –(?= \||$)/g;

/** The blocks of a text without their marks and the names of columns; cells of a table row are separated by dashes. */
export function plainBlocks(text: string): string[] {
  return text
    .split("\n")
    .filter((block) => !block.startsWith("|| "))
    .map((block) => block.replace(blockMark, "").replace(emptyCell, "").replaceAll(" | ", " – "))
    .filter(Boolean);
}

function findMatches(text: string, terms: ReadonlySet<string>): Match[] {
  const words = placesOfWords(text);
  const wholeOf = (at: number) => termsOf(words[at]?.word ?? "")[0] ?? "";
  const pairs = words.map((_, at) => pairTerm(wholeOf(at), wholeOf(at + 1)));
  return words.flatMap(({ word, start, end }, at) => {
    const candidates = [...termsOf(word), pairs[at] ?? "", pairs[at - 1] ?? ""];
    const term = candidates.find((candidate) => terms.has(candidate));
    return term === undefined ? [] : [{ start, end, term }];
  });
}

/** Where the window begins that holds the most different terms; the earliest of equals. */
function bestStart(matches: readonly Match[]): number {
  let best = { start: 0, count: 0 };
  for (const [index, { start }] of matches.entries()) {
    const inside = matches.slice(index).filter((match) => match.end <= start - lead + snippetLength);
    const count = new Set(inside.map((match) => match.term)).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/** The next word, or the position itself in one that is longer than what stands before a match. */
function snapToWord(text: string, position: number): number {
  if (position <= 0) return 0;
  const space = text.indexOf(" ", position);
  return space < 0 || space >= position + lead ? position : space + 1;
}

function snapBack(text: string, position: number): number {
  const space = text.lastIndexOf(" ", position);
  return space < position - lead ? position : space;
}
