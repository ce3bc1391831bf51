import { createWeigher, type WeightedWord } from "../engine/coverage";
import type { QueryWord } from "../engine/query";
import type { IndexDoc, Ranked } from "../engine/rank";
import type { TextIndex } from "../engine/text-index";
import type { IndexedPage, IndexedSection } from "../types";
import type { AskSource, Quote } from "./ask-types";
import { type Passage, weighPassage } from "./evidence";
import { findNamed } from "./identifiers";
import { findListed, type Listed, leastLikeness, withAlike } from "./listed";
import { isMistypedShaping, type Question, readQuestion } from "./question";
import { quoteLines } from "./quote-lines";
import { quoteSection } from "./quote-section";
import { linesOf } from "./sentences";
import { defines } from "./suitability";

/** Share of a question that a passage must cover to count as evidence, below a heading about it and below any other. */
const leastCoverage = { below: 0.65, elsewhere: 0.8 } as const;
/** Share of the question in a heading that is about it. */
const aboutIt = 0.4;
/** A further passage is quoted when it is this good beside the best one. */
const furtherShare = 0.7;
const quoteLimit = 3;
/** A listed question that is less like the asked one gives way to a passage that covers this much of it. */
const sureLikeness = 0.72;
const sureCoverage = 0.9;
/** A second listed question is answered when it is this like the asked one beside the first. */
const asGood = 0.95;
/** Matches looked at closely; the rest is far weaker. */
const candidateLimit = 250;
/** A word carried over from the question before counts less than one that is asked. */
const carriedWeight = 0.8;

/**
 * Answers a question with lines of the documentation: the definition of a name it has, the sections for the questions that
 * pages list, or else the best passages; no quotes when the evidence is weak.
 * `before` holds the questions before it. The same index and conversation give the same answer.
 */
export function answerQuestion(index: TextIndex, text: string, before: readonly string[] = []): Quote[] {
  const question = withoutMistypedShaping(index, readQuestion(text, before));
  const weigh = createWeigher(index);
  const words = [...question.words.map(weigh(1)), ...question.carried.map(weigh(carriedWeight))];
  const named = findNamed(index, question);
  if (named?.isCode && !named.doc) return [];
  const matches = index.findAny(words.map(({ word }) => word));
  const wider = words.map(withAlike);
  const like = index.findAny(wider.map(({ word }) => word));
  const [listed, ...others] = findListed(like, question, wider, weigh(1)).filter(isLike);
  const quotes = [
    ...(named?.doc ? [quoteNamed(named.doc)] : []),
    ...(listed ? [listed, ...others.filter((other) => isAsGood(other, listed)).slice(0, 1)] : []).map((entry) =>
      quoteListed(entry, question, words),
    ),
  ].filter(({ lines }) => lines.length > 0);
  const passages = listPassages(matches, question, words);
  const isDefined = choosePassages(passages).some(({ lines }) => lines.some((line) => defines(line, question)));
  const isSurer = (listed?.likeness ?? 0) < sureLikeness && (passages[0]?.coverage ?? 0) >= sureCoverage;
  const usesPassages = quotes.length === 0 || (!named && (isDefined || isSurer));
  return usesPassages ? quotePassages(passages, question, words) : quotes;
}

const isLike = ({ likeness }: Listed) => likeness >= leastLikeness;

/** Whether another page answers a listed question nearly as well. */
function isAsGood(other: Listed, best: Listed): boolean {
  return other.doc.page !== best.doc.page && other.likeness >= best.likeness * asGood;
}

/** The row of a reference that defines a name. */
function quoteNamed({ page, section }: IndexDoc): Quote {
  return { source: sourceOf(page, section), lines: linesOf(section?.text ?? "") };
}

function quoteListed({ doc: { page }, section }: Listed, question: Question, words: readonly WeightedWord[]): Quote {
  const lines = linesOf(section ? section.text : page.text || page.description);
  return { source: sourceOf(page, section), lines: quoteSection(lines, question, words) };
}

/** The passages that are evidence, best first. */
function listPassages(matches: readonly Ranked[], question: Question, words: readonly WeightedWord[]): Passage[] {
  const best = matches[0]?.score ?? 0;
  return matches
    .filter(({ doc }) => !doc.section?.isQuestion)
    .slice(0, candidateLimit)
    .map((match) => weighPassage(match, question, words, best))
    .filter(isEvidence)
    .sort((a, b) => b.score - a.score || a.doc.id - b.doc.id);
}

function quotePassages(passages: readonly Passage[], question: Question, words: readonly WeightedWord[]): Quote[] {
  return choosePassages(passages)
    .map((passage) => ({
      source: sourceOf(passage.doc.page, passage.doc.section),
      lines: quoteLines(passage, question, words),
    }))
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

function sourceOf({ href, title }: IndexedPage, section: IndexedSection | undefined): AskSource {
  if (!section) return { href, title };
  return { href: section.anchor ? `${href}#${section.anchor}` : href, title, heading: section.heading };
}
