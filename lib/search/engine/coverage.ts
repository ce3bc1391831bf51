import { matchStrength } from "./match";
import type { QueryWord } from "./query";
import type { TextIndex } from "./text-index";

/** A word of a question, how much it decides, and whether the index has it: only unknown words may be mistyped. */
export type WeightedWord = { word: QueryWord; weight: number; isKnown: boolean };

/** Share of the words' weight that stands behind these terms, from 0 to 1. */
export function coverageOf(words: readonly WeightedWord[], terms: readonly string[]): number {
  const covered = words.reduce((sum, word) => sum + word.weight * strengthOf(word, terms), 0);
  return covered / (words.reduce((sum, { weight }) => sum + weight, 0) || 1);
}

/** How surely a word of a question is behind one of these terms, from 0 to 1. */
export function strengthOf({ word, isKnown }: WeightedWord, terms: readonly string[]): number {
  return matchStrength(word, terms, !isKnown);
}

/** Rare words decide what a question is about; a word that no page has weighs most. `factor` is what a word counts besides. */
export function createWeigher(
  index: Pick<TextIndex, "docs" | "countMatches">,
): (factor: number) => (word: QueryWord) => WeightedWord {
  return (factor) => (word) => {
    const frequency = index.countMatches(word);
    const weight = factor * Math.log(1 + index.docs.length / Math.max(frequency, 0.5));
    return { word, weight, isKnown: frequency > 0 };
  };
}
