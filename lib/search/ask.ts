import type { AskSource, Quote } from "./ask-types";
import { type Passage, type WeightedWord, weighPassage } from "./evidence";
import { type Question, readQuestion } from "./question";
import { quoteLines } from "./quote-lines";
import type { TextIndex } from "./text-index";

/** Share of a question's weight that a passage must cover to count as evidence. */
const leastCoverage = 0.65;
/** A further passage is quoted when it is this good beside the best one. */
const furtherShare = 0.7;
const quoteLimit = 3;
/** Matches looked at closely; the rest is far weaker. */
const candidateLimit = 80;
/** A word carried over from the question before counts less than one that is asked. */
const carriedWeight = 0.8;

/**
 * Answers a question with lines of the documentation, the best passage first; no quotes when the evidence is weak.
 * `before` holds the questions before it. The same index and conversation give the same answer.
 */
export function answerQuestion(index: TextIndex, text: string, before: readonly string[] = []): Quote[] {
  const question = readQuestion(text, before);
  const words = weighWords(index, question);
  const matches = index.findAny(words.map(({ word }) => word));
  const best = matches[0]?.score ?? 0;
  const passages = matches
    .slice(0, candidateLimit)
    .map((match) => weighPassage(match, question, words, best))
    .filter(({ coverage, hasMain }) => coverage >= leastCoverage && hasMain)
    .sort((a, b) => b.score - a.score || a.doc.id - b.doc.id);
  return choosePassages(passages)
    .map((passage) => ({ source: sourceOf(passage), lines: quoteLines(passage, question.intent, words) }))
    .filter((quote) => quote.lines.length > 0);
}

/** Rare words decide what a question is about; a word that no page has weighs most. */
function weighWords(index: TextIndex, { words, carried }: Question): WeightedWord[] {
  const weigh = (factor: number) => (word: Question["words"][number]) => {
    const frequency = index.countMatches(word);
    return { word, weight: factor * Math.log(1 + index.docs.length / Math.max(frequency, 0.5)) };
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
