import { splitWords, termsOf, tokenize } from "../engine/words";
import type { IndexedPage, IndexedSection } from "../types";
import { type AnswerPlace, linesAt } from "./places";
import type { PassageLine } from "./sentences";

/** The lines of a place, and for each the terms of its words: all of them, and the first of each word in their order. */
export type ReadPlace = {
  lines: readonly PassageLine[];
  terms: readonly (readonly string[])[];
  sequences: readonly (readonly string[])[];
  length: number;
};

/** What was read of a place; known for as long as its page or section is. */
const known = new WeakMap<IndexedPage | IndexedSection, ReadPlace>();

/** Reads a place; each is read once. */
export function readPlace(place: AnswerPlace): ReadPlace {
  const key = place.section ?? place.page;
  const found = known.get(key) ?? read(place);
  known.set(key, found);
  return found;
}

/** The first term of each word of a text. */
export const sequenceOf = (text: string): string[] => splitWords(text).map((word) => termsOf(word)[0] ?? "");

function read(place: AnswerPlace): ReadPlace {
  const lines = linesAt(place);
  const terms = lines.map(({ text }) => tokenize(text));
  const sequences = lines.map(({ text }) => sequenceOf(text));
  return { lines, terms, sequences, length: terms.reduce((sum, list) => sum + list.length, 0) };
}
