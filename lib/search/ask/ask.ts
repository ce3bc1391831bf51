import { type AskedWord, askedWord } from "../engine/asked-word";
import type { QueryWord } from "../engine/query";
import type { IndexDoc } from "../engine/rank";
import type { TextIndex } from "../engine/text-index";
import type { IndexedPage, IndexedSection } from "../types";
import { type AnsweredPart, type AskAnswer, type AskSource, nothing, type Quote } from "./ask-types";
import { choosePlaces } from "./choose-places";
import { findNamed } from "./identifiers";
import { type AnswerPlace, linesAt } from "./places";
import { asksForName, isMistypedShaping, partsOf, type Question, readQuestion } from "./question";
import { quoteSection } from "./quote-section";
import { type RankedPage, rankAnswers } from "./rank-answers";
import { linesOf } from "./sentences";
import { surenessOf } from "./sureness";

/** Share of a name that a question has, from which something may be called what is asked. */
const halfCalled = 0.4;
/** Questions like an asked one that are offered in its place. */
const fewQuestions = 3;
/** A word carried over from the question before counts less than one that is asked. */
const carriedWeight = 0.8;

/**
 * Answers a question with lines of the documentation: the definition of a name it has, and the places of the pages that most speak for
 * it. What is not sure enough is the nearest places; what is not even near has no quotes.
 * `before` holds the questions before it. The same index and conversation give the same answer.
 */
export function answerQuestion(index: TextIndex, text: string, before: readonly string[] = []): AskAnswer {
  const question = withoutMistypedShaping(index, readQuestion(text, before));
  const words = askedWords(index, question);
  const named = findNamed(index, question);
  if (named?.isCode && !named.doc) return nothing;
  const pages = rankAnswers(index, question, words);
  const chosen = choosePlaces(pages, question, surenessOf(pages, text, words));
  const quote = (place: AnswerPlace) => quotePlace(place, question, words);
  const answer = withDefinition(chosen.answer, pages, question).map(quote);
  const others = chosen.others.map(quote);
  const names = named?.doc ? [quoteNamed(named.doc)] : [];
  const isOnlyNamed = asksForName(words) || chosen.answer.length === 0;
  const sure = different(isOnlyNamed ? [...names, ...answer] : [...answer, ...names]);
  if (sure.length === 0) {
    const similar = others.length > 0 ? listedQuestions(pages).filter((listed) => listed !== text) : [];
    return { isSure: false, quotes: different(others), similar: similar.slice(0, fewQuestions) };
  }
  // What a name in the question means is told in place of pages that may be meant.
  const alternatives = names.length > 0 ? [] : others.map((other) => ({ ...other, isAlternative: true as const }));
  return { isSure: true, quotes: different([...sure, ...alternatives]), similar: [] };
}

/** Answers a question part by part; each is understood in the light of those before it, and of the questions before them all. */
export function answerParts(
  text: string,
  before: readonly string[],
  answer: (question: string, before: readonly string[]) => AskAnswer | Promise<AskAnswer>,
): Promise<AnsweredPart[]> {
  const answered = partsOf(text).map(async (question, at, all) => ({
    ...(await answer(question, [...before, ...all.slice(0, at)])),
    question,
  }));
  return Promise.all(answered);
}

/** An answer with the definition of what is asked: before it where that is what is asked for, else behind it. */
function withDefinition(answer: readonly AnswerPlace[], pages: readonly RankedPage[], { intent }: Question) {
  const definition = definitionIn(pages);
  const isCompared = intent === "difference" && (pages[0]?.signs.called ?? 0) < halfCalled;
  const isFirst = isCompared || definition[0]?.page === answer[0]?.page;
  return isFirst ? [...definition, ...answer] : [...answer, ...definition];
}

/** Questions that the likeliest places answer, the likeliest first. */
function listedQuestions(pages: readonly RankedPage[]): string[] {
  const places = pages.flatMap((page) => page.places).sort((a, b) => b.value - a.value);
  const listed = places.flatMap(({ doc: { section } }) => (section?.isQuestion ? section.heading : []));
  return [...new Set(listed)];
}

/** The quotes that have something to say, each place once. */
function different(quotes: readonly Quote[]): Quote[] {
  const seen = new Set<string>();
  return quotes.filter(({ source, lines }) => lines.length > 0 && !seen.has(source.href) && seen.add(source.href));
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

/** The row of a reference that defines a name. */
function quoteNamed({ page, section }: IndexDoc): Quote {
  return { source: sourceOf(page, section), lines: linesOf(section?.marked ?? section?.text ?? "") };
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
