import { memoize, oncePer } from "../../memoize";
import type { AskedWord } from "../engine/asked-word";
import type { IndexDoc, Scored } from "../engine/rank";
import { createMatcher, type Matcher, type Strengths } from "../engine/strengths";
import type { TextIndex } from "../engine/text-index";
import { keyOf } from "../engine/words";
import type { ReadPlace } from "./places";
import { type Question, readQuestion } from "./question";

/** The context in which the signs of a question are computed. */
export type Reading = {
  question: Question;
  /** The listed question that equals the asked one, usually because search or Ask suggested it. */
  asked: IndexDoc | undefined;
  words: readonly AskedWord[];
  match: Matcher;
  /** How well a term matches each word; undefined if no record matches the question with it. */
  strengthsOf(term: string): Strengths | undefined;
  /** The share of a record's name that the question asks for. */
  backShare(name: string): number;
  /** The score of the best record. */
  top: number;
};

/** A shorter word does not count as the beginning of another. */
const leastBeginning = 4;
/** Maximum distance in words between two neighboring words of a question. */
const reach = 4;
/** Minimum strength of a word that counts as present. */
const sure = 0.5;
/**
 * Parameters of density: how fast repetitions of a word saturate; the least norm of a place, however short, and the length in words that
 * has the norm 1; and the weight of headings and questions.
 */
const density = { saturation: 1.2, least: 0.4, usual: 80, naming: 2 } as const;

/** The topic words of a record's name, cached across questions. */
const ownTerms = memoize((name: string) => readQuestion(name).words.map(({ terms }) => terms));

/** The listed questions of all pages by their key; no two pages list the same one. */
const questionsOf = oncePer(
  ({ docs }: TextIndex) =>
    new Map(docs.flatMap((doc) => (doc.section?.isQuestion ? [[keyOf(doc.section.heading), doc] as const] : []))),
);

/** The record of the listed question that equals the text. */
export const findAsked = (index: TextIndex, text: string): IndexDoc | undefined => questionsOf(index).get(keyOf(text));

/** Creates the context for a question; `matches` are the records with any of its words, best first. */
export function createReading(
  index: TextIndex,
  question: Question,
  words: readonly AskedWord[],
  matches: readonly Scored[],
): Reading {
  const match = createMatcher(words);
  const matched = new Set(matches.flatMap(({ terms }) => terms));
  const asked = [...new Set(words.flatMap(({ ways }) => ways.flatMap(({ parts }) => parts)))];
  const single = memoize((term: string) => match([term]));
  const isAsked = memoize(
    (term: string) =>
      asked.some((other) => begins(term, other) || begins(other, term)) ||
      (matched.has(term) && single(term).some((strength) => strength > sure)),
  );
  const rarity = (term = "") => Math.log(1 + index.docs.length / Math.max(1, index.frequency(term)));
  return {
    question,
    asked: findAsked(index, question.text),
    words,
    match,
    strengthsOf: (term) => (matched.has(term) ? single(term) : undefined),
    backShare: (name) => {
      let [sum, all] = [0, 0];
      for (const terms of ownTerms(name)) {
        all += rarity(terms[0]);
        if (terms.some(isAsked)) sum += rarity(terms[0]);
      }
      return all > 0 ? sum / all : 0;
    },
    top: matches[0]?.score ?? 1,
  };
}

const begins = (term: string, other: string) =>
  term === other || (other.length >= leastBeginning && term.startsWith(other));

/** The best weighted share, over the sequences of terms, of neighboring words of a question that are near each other. */
export function nearness(sequences: readonly (readonly string[])[], { words, strengthsOf }: Reading): number {
  const pairs = words.slice(1).map(({ weight }, at) => Math.min(weight, words[at]?.weight ?? 0));
  const all = pairs.reduce((sum, weight) => sum + weight, 0);
  const shares = sequences.map((sequence) => {
    const found = words.map((): number[] => []);
    for (const [position, term] of sequence.entries()) {
      strengthsOf(term)?.forEach((strength, word) => {
        if (strength > sure) found[word]?.push(position);
      });
    }
    const isNear = (word: number) =>
      found[word]?.some((x) => found[word + 1]?.some((y) => x !== y && Math.abs(x - y) <= reach)) ?? false;
    return pairs.reduce((sum, weight, word) => sum + (isNear(word) ? weight : 0), 0) / (all || 1);
  });
  return Math.max(0, ...shares);
}

/**
 * How much of a question a place covers relative to its length, where repetitions count less each time. `asked` are the terms of its lines
 * that match the question, `length` is the number of all its terms, and `naming` are the strengths of its headings and questions.
 */
export function densityOf(
  asked: ReadPlace["terms"],
  length: number,
  naming: readonly Strengths[],
  { words, strengthsOf }: Reading,
): number {
  const counts = words.map((_, at) => density.naming * naming.reduce((sum, list) => sum + (list[at] ?? 0), 0));
  for (const line of asked) {
    for (const term of line) {
      const strengths = strengthsOf(term);
      if (strengths) for (let at = 0; at < counts.length; at++) counts[at] = (counts[at] ?? 0) + (strengths[at] ?? 0);
    }
  }
  const norm = density.saturation * (density.least + (1 - density.least) * (length / density.usual));
  const said = counts.map((count) => (count * (1 + density.saturation)) / (count + norm));
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  return words.reduce((sum, { weight }, at) => sum + weight * (said[at] ?? 0), 0) / (all || 1);
}
