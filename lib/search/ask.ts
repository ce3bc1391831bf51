import type { AskSource, Quote } from "./ask-types";
import type { WeightedWord } from "./coverage";
import { type Passage, weighPassage } from "./evidence";
import type { QueryWord } from "./query";
import { isMistypedShaping, type Question, readQuestion } from "./question";
import { quoteLines } from "./quote-lines";
import type { TextIndex } from "./text-index";

/** Share of a question that a passage must cover to count as evidence, below a heading about it and below any other. */
const leastCoverage = { below: 0.65, elsewhere: 0.8 } as const;
/** Share of the question in a heading that is about it. */
const aboutIt = 0.4;
/** A further passage is quoted when it is this good beside the best one. */
const furtherShare = 0.7;
const quoteLimit = 3;
/** Matches looked at closely; the rest is far weaker. */
const candidateLimit = 250;
/** A word carried over from the question before counts less than one that is asked. */
const carriedWeight = 0.8;

/**
 * Answers a question with lines of the documentation, the best passage first; no quotes when the evidence is weak.
 * `before` holds the questions before it. The same index and conversation give the same answer.
 */
export function answerQuestion(index: TextIndex, text: string, before: readonly string[] = []): Quote[] {
  const question = withoutMistypedShaping(index, readQuestion(text, before));
  const words = weighWords(index, question);
  const matches = index.findAny(words.map(({ word }) => word));
  const best = matches[0]?.score ?? 0;
  const passages = matches
    .slice(0, candidateLimit)
    .map((match) => weighPassage(match, question, words, best))
    .filter(isEvidence)
    .sort((a, b) => b.score - a.score || a.doc.id - b.doc.id);
  return choosePassages(passages)
    .map((passage) => ({ source: sourceOf(passage), lines: quoteLines(passage, question, words) }))
    .filter((quote) => quote.lines.length > 0);
}

/** The less the headings say, the more the lines must. */
function isEvidence({ coverage, inHeading, hasMain }: Passage): boolean {
  const { below, elsewhere } = leastCoverage;
  const least = elsewhere - (elsewhere - below) * Math.min(1, inHeading / aboutIt);
  return hasMain && coverage >= least;
}

/** Leaves out words that no page has and that only look like a word that shapes questions: "Waht is a layout?" */
function withoutMistypedShaping(index: TextIndex, question: Question): Question {
  const isTopic = (word: QueryWord) => !isMistypedShaping(word) || index.countMatches(word) > 0;
  return { ...question, words: question.words.filter(isTopic), carried: question.carried.filter(isTopic) };
}

/** Rare words decide what a question is about; a word that no page has weighs most. */
function weighWords(index: TextIndex, { words, carried }: Question): WeightedWord[] {
  const weigh = (factor: number) => (word: QueryWord) => {
    const frequency = index.countMatches(word);
    const weight = factor * Math.log(1 + index.docs.length / Math.max(frequency, 0.5));
    return { word, weight, isKnown: frequency > 0 };
  };
  return [...words.map(weigh(1)), ...carried.map(weigh(carriedWeight))];
}

/** The best passage and further good ones, one a page. */
function choosePassages(passages: readonly Passage[]): Passage[] {
  const [best] = passages;
  if (!best) return [];
  const seen = new Set<string>();
  return passages
    .filter(({ score }) => score >= best.score * furtherShare)
    .filter(({ doc }) => !seen.has(doc.page.href) && seen.add(doc.page.href))
    .slice(0, quoteLimit);
}

function sourceOf({ doc: { page, section } }: Passage): AskSource {
  const { href, title } = page;
  if (!section) return { href, title };
  return { href: section.anchor ? `${href}#${section.anchor}` : href, title, heading: section.heading };
}
