import { words as language } from "#texts/words";
import type { TextPart } from "../types";
import { pairTerm, placesOfWords, termsOf } from "./words";

/** Length of a snippet in characters, and the number of characters before the first match. */
const snippetLength = 160;
const lead = 40;
/** Prefixes in indexed texts: a step's number, a list item, a table row, or the column names. */
const blockMark = /^(?:- |\|{1,2} |\d+\. )/;

type Match = { start: number; end: number; term: string };

/** Splits a text into parts, with each word marked that one of the terms matched. */
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

/** The excerpt of a text with the most distinct terms, marked; its beginning if nothing matches. */
export function excerpt(text: string, terms: ReadonlySet<string>): TextPart[] {
  const plain = inOneLine(plainBlocks(text));
  const first = bestStart(findMatches(plain, terms));
  const start = startBefore(plain, first);
  const end = plain.length - start <= snippetLength ? plain.length : snapBack(plain, start + snippetLength);
  const parts = markText(plain.slice(start, end), terms);
  return [...(start > 0 ? [{ text: "…" }] : []), ...parts, ...(end < plain.length ? [{ text: "…" }] : [])];
}

/** Joins blocks; a block without closing punctuation, such as an item or row, is separated by a semicolon. */
const inOneLine = (blocks: readonly string[]) =>
  blocks
    .join("\n")
    .replace(/(?<=[\p{L}\p{N}"”)])\n/gu, "; ")
    .replaceAll("\n", " ");

/** An empty cell of a table row. */
const emptyCell = / \| –(?= \||$)/g;

/** The blocks of a text without prefixes and column names; the cells of a table row are separated by dashes. */
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

/** The start of the window with the most distinct terms; the earliest if several are equal. */
function bestStart(matches: readonly Match[]): number {
  let best = { start: 0, count: 0 };
  for (const [index, { start }] of matches.entries()) {
    const inside = matches.slice(index).filter((match) => match.end <= start - lead + snippetLength);
    const count = new Set(inside.map((match) => match.term)).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/** Between sentences, or between rows. */
const border = new RegExp(
  `(?<=(?<!\\b(?:${language.abbreviation.source}))[.?!]["”)]? |; )(?=["“(]?[\\p{Lu}\\p{N}])`,
  "gu",
);

/** The start of the first sentence or row that begins shortly before a match, or else of a word. */
function startBefore(text: string, match: number): number {
  const from = match - lead;
  if (from <= 0) return 0;
  border.lastIndex = from;
  const { index = match + 1 } = border.exec(text) ?? {};
  return index <= match ? index : snapToWord(text, from);
}

/** Everything before the next word, and punctuation that would stand alone at the start; or half of an emoji. */
const wordStart = /^(?:\S* (?:[–/|] )*|[\uDC00-\uDFFF])/;
/** Punctuation, or half of an emoji, before an ellipsis. */
const loose = /[\s,;:–/|\uD800-\uDBFF]+$/;

/** The start of the next word, or the position itself within a word longer than `lead`. */
function snapToWord(text: string, position: number): number {
  const [space = ""] = wordStart.exec(text.slice(position, position + lead)) ?? [];
  return position + space.length;
}

function snapBack(text: string, position: number): number {
  const space = text.lastIndexOf(" ", position);
  return text.slice(0, space < position - lead ? position : space).replace(loose, "").length;
}
