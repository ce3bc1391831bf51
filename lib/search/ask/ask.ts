import { createWeigher, type WeightedWord } from "../engine/coverage";
import type { QueryWord } from "../engine/query";
import type { IndexDoc } from "../engine/rank";
import type { TextIndex } from "../engine/text-index";
import type { IndexedPage, IndexedSection } from "../types";
import type { AskSource, Quote } from "./ask-types";
import { findNamed } from "./identifiers";
import { type Compared, compare, findListed, type Listed, suits } from "./listed";
import { linesAt } from "./places";
import { isMistypedShaping, type Question, readQuestion } from "./question";
import { quoteSection } from "./quote-section";
import { rankPages } from "./rank-pages";
import { linesOf } from "./sentences";

/** Likeness from which a listed question is the one that is asked; one that leans on another has no page that search finds first. */
const leastLikeness = { first: 0.65, follow: 0.6 } as const;
/** A second listed question is answered when it is this like the asked one beside the first. */
const asGood = { elsewhere: 0.95, samePage: 0.87, belowTop: 0.7 } as const;
/** A word carried over from the question before counts less than one that is asked. */
const carriedWeight = 0.8;

/**
 * Answers a question with lines of the documentation: the definition of a name it has, the sections for the questions that
 * pages list; no quotes when none is like it.
 * `before` holds the questions before it. The same index and conversation give the same answer.
 */
export function answerQuestion(index: TextIndex, text: string, before: readonly string[] = []): Quote[] {
  const question = withoutMistypedShaping(index, readQuestion(text, before));
  const weigh = createWeigher(index);
  const words = [...question.words.map(weigh(1)), ...question.carried.map(weigh(carriedWeight))];
  const named = findNamed(index, question);
  if (named?.isCode && !named.doc) return [];
  const compared = compare(index, question, words, weigh(1));
  const least = question.carried.length > 0 ? leastLikeness.follow : leastLikeness.first;
  const [listed, ...others] = findListed(question, compared.places, firstPage(index, question, compared)).filter(
    ({ likeness }) => likeness >= least,
  );
  return [
    ...(named?.doc ? [quoteNamed(named.doc)] : []),
    ...(listed ? [listed, ...others.filter((other) => isAsGood(other, listed)).slice(0, 1)] : []).map((entry) =>
      quoteListed(entry, question, words),
    ),
  ].filter(({ lines }) => lines.length > 0);
}

/** The page that search finds first, of those whose subject suits the question; none for a question that leans on another. */
function firstPage(index: TextIndex, question: Question, compared: Compared): IndexedPage | undefined {
  const { words, carried } = question;
  if (carried.length > 0) return undefined;
  const found = index.find(words.map(({ terms }) => terms[0]).join(" "));
  return rankPages(question, compared, found).find((page) => {
    const doc = index.recordOf(page);
    return doc && suits(doc, question);
  });
}

/**
 * Whether a further place is quoted: one that answers nearly as well, of the same page even if it is somewhat less like the
 * question, and most of all where the best one is only the top of that page.
 */
function isAsGood(other: Listed, best: Listed): boolean {
  const least = other.page !== best.page ? asGood.elsewhere : best.section ? asGood.samePage : asGood.belowTop;
  return other.likeness >= best.likeness * least;
}

/** The row of a reference that defines a name. */
function quoteNamed({ page, section }: IndexDoc): Quote {
  return { source: sourceOf(page, section), lines: linesOf(section?.text ?? "") };
}

function quoteListed(place: Listed, question: Question, words: readonly WeightedWord[]): Quote {
  return { source: sourceOf(place.page, place.section), lines: quoteSection(linesAt(place), question, words) };
}

/** Leaves out words that no page has and that only look like a word that shapes questions: "Waht is a layout?" */
function withoutMistypedShaping(index: TextIndex, question: Question): Question {
  const isTopic = (word: QueryWord) => !isMistypedShaping(word) || index.countMatches(word) > 0;
  return { ...question, words: question.words.filter(isTopic), carried: question.carried.filter(isTopic) };
}

function sourceOf({ href, title }: IndexedPage, section: IndexedSection | undefined): AskSource {
  if (!section) return { href, title };
  return { href: section.anchor ? `${href}#${section.anchor}` : href, title, heading: section.heading };
}
