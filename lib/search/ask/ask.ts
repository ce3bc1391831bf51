import { type AskedWord, askedWord } from "../engine/asked-word";
import type { QueryWord } from "../engine/query";
import type { IndexDoc } from "../engine/rank";
import type { TextIndex } from "../engine/text-index";
import type { IndexedPage, IndexedSection } from "../types";
import type { AskSource, Quote } from "./ask-types";
import { findNamed } from "./identifiers";
import { type AnswerPlace, guides, linesAt } from "./places";
import { isMistypedShaping, type Question, readQuestion } from "./question";
import { quoteSection } from "./quote-section";
import { type RankedPage, type RankedPlace, rankAnswers } from "./rank-answers";
import { linesOf } from "./sentences";
import { surenessOf } from "./sureness";

/** How likely an answer must be right; less sure ones are not given. */
const leastSureness = 0.6;
/** Places that are quoted of the page that answers, and how far a further one may be behind the first. */
const most = 4;
const closeBehind = 3;
/** Shares of a question and a name that say the same, from which one is called what the other asks, and may be. */
const surelyCalled = 0.75;
const halfCalled = 0.4;
/** With more words a question that has a name asks for more than what that means. */
const fewWords = 2;
/** A word carried over from the question before counts less than one that is asked. */
const carriedWeight = 0.8;

/**
 * Answers a question with lines of the documentation: the definition of a name it has, and the places of the page that most speaks
 * for; no quotes when that is not sure enough.
 * `before` holds the questions before it. The same index and conversation give the same answer.
 */
export function answerQuestion(index: TextIndex, text: string, before: readonly string[] = []): Quote[] {
  const question = withoutMistypedShaping(index, readQuestion(text, before));
  const words = askedWords(index, question);
  const named = findNamed(index, question);
  if (named?.isCode && !named.doc) return [];
  const pages = rankAnswers(index, question, words);
  const places = isSure(pages, text, words) ? placesToQuote(pages, question) : [];
  const definition = definitionIn(pages);
  const isCompared = question.intent === "difference" && (pages[0]?.signs.called ?? 0) < halfCalled;
  const isFirst = isCompared || definition[0]?.page === places[0]?.page;
  const all = isFirst ? [...definition, ...places] : [...places, ...definition];
  const answer = [...new Set(all)].map((place) => quotePlace(place, question, words));
  const names = named?.doc ? [quoteNamed(named.doc)] : [];
  const isOnlyNamed = words.length <= fewWords || places.length === 0;
  return (isOnlyNamed ? [...names, ...answer] : [...answer, ...names]).filter(({ lines }) => lines.length > 0);
}

/** The likeliest place that says what the asked word means, of the pages for everybody. */
function definitionIn(pages: readonly RankedPage[]): readonly AnswerPlace[] {
  return pages
    .filter(({ signs }) => signs.subjectUnnamed === 0)
    .flatMap(({ places }) => places.filter(({ signs }) => signs.meaning === 1))
    .sort((a, b) => b.value - a.value)
    .slice(0, 1);
}

/** The words of a question and those carried over, as the index reads them. */
export function askedWords(index: TextIndex, { words, carried }: Question): AskedWord[] {
  return [
    ...words.map((word) => askedWord(index, word)),
    ...carried.map((word) => askedWord(index, word, carriedWeight)),
  ];
}

/** Whether the first page is likely enough to answer: by all signs, or because it is called what the question asks the meaning of. */
function isSure(pages: readonly RankedPage[], text: string, words: readonly AskedWord[]): boolean {
  const isCalledSo = (pages[0]?.signs.meaning ?? 0) > surelyCalled;
  return isCalledSo || surenessOf(pages, text, words) >= leastSureness;
}

/**
 * The best places of the first page that have something to quote; first what is called just what is asked, or names the rights that are
 * asked for. Where steps are asked for and none is among them, a guide's likeliest ones come before all.
 */
function placesToQuote([first]: readonly RankedPage[], { intent }: Question): readonly AnswerPlace[] {
  const places = first?.places.filter((place) => linesAt(place).length > 0) ?? [];
  const close = places.filter(({ value }) => value >= (places[0]?.value ?? 0) - closeBehind);
  const isFirst = ({ signs }: RankedPlace) => signs.called > surelyCalled || signs.rightBefore === 1;
  const chosen = [...close.filter(isFirst), ...close.filter((place) => !isFirst(place))].slice(0, most);
  const lacksSteps = intent === "steps" && guides.has(first?.page.type ?? "") && !chosen.some(hasSteps);
  const steps = lacksSteps ? places.find(hasSteps) : undefined;
  return steps ? [steps, ...chosen.slice(0, most - 1)] : chosen;
}

const hasSteps = (place: AnswerPlace) => linesAt(place).some(({ type }) => type === "step");

/** The row of a reference that defines a name. */
function quoteNamed({ page, section }: IndexDoc): Quote {
  return { source: sourceOf(page, section), lines: linesOf(section?.text ?? "") };
}

function quotePlace(place: AnswerPlace, question: Question, words: readonly AskedWord[]): Quote {
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
