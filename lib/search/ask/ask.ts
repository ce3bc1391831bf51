import { type AskedWord, askedWord } from "../engine/asked-word";
import type { QueryWord } from "../engine/query";
import type { IndexDoc } from "../engine/rank";
import type { TextIndex } from "../engine/text-index";
import type { IndexedPage, IndexedSection } from "../types";
import {
  type AnsweredPart,
  type AskAnswer,
  type AskSource,
  type ListedQuestion,
  nothing,
  type Quote,
} from "./ask-types";
import { choosePlaces } from "./choose-places";
import { findNamed } from "./identifiers";
import { type AnswerPlace, linesAt, placeOf, rowOf } from "./places";
import { asksForName, isMistypedShaping, partsOf, type Question, readQuestion } from "./question";
import { quoteSection, wholeLimits } from "./quote-section";
import { type RankedPage, rankAnswers } from "./rank-answers";
import { linesOf, type PassageLine } from "./sentences";
import { surenessOf } from "./sureness";

/** Share of a name's words that a question must have for the name to count as what is asked about. */
const halfCalled = 0.4;
/** Maximum number of similar questions to offer. */
const fewQuestions = 3;
/** Weight of a word carried over from the previous question, relative to one in the question itself. */
const carriedWeight = 0.8;

/**
 * Answers a question with lines of the documentation: the definition of an identifier in it, and the best places of the likeliest pages. If
 * these are not sure enough, the nearest places are returned as unsure, and without any near place there are no quotes.
 * `before` holds the previous questions. Deterministic: the same index and conversation give the same answer.
 */
export function answerQuestion(index: TextIndex, text: string, before: readonly string[] = []): AskAnswer {
  const question = withoutMistypedShaping(index, readQuestion(text, before));
  const words = askedWords(index, question);
  const named = findNamed(index, question);
  if (named?.isCode && !named.doc) return nothing;
  const pages = rankAnswers(index, question, words);
  const chosen = choosePlaces(pages, question, surenessOf(pages, text, words));
  const limitFor = ({ page }: AnswerPlace) => (page === pages[0]?.page ? wholeLimits.likeliest : wholeLimits.other);
  const quote = (place: AnswerPlace) => ({
    source: sourceOf(place.page, place.section),
    lines: quoteSection(linesBeside(named?.doc, place), question, words, limitFor(place)),
  });
  const answer = withDefinition(besideName(chosen.answer, named?.doc, words), pages, question).map(quote);
  const others = chosen.others.map(quote);
  const names = named?.doc ? [quoteNamed(named.doc)] : [];
  const isOnlyNamed = asksForName(words) || chosen.answer.length === 0;
  const sure = different(isOnlyNamed ? [...names, ...answer] : [...answer, ...names]);
  if (sure.length === 0) {
    const similar = others.length > 0 ? listedQuestions(pages).filter(({ question }) => question !== text) : [];
    return { isSure: false, quotes: different(others), similar: similar.slice(0, fewQuestions) };
  }
  // The definition of a name in the question replaces the alternative pages.
  const alternatives = names.length > 0 ? [] : others.map((other) => ({ ...other, isAlternative: true as const }));
  return { isSure: true, quotes: different([...sure, ...alternatives]), similar: [] };
}

/** Answers each part of a question, with the earlier parts and the previous questions as context. */
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

/** Adds the definition of the asked term: first if it is on the page of the answer or the question compares terms, otherwise last. */
function withDefinition(answer: readonly AnswerPlace[], pages: readonly RankedPage[], { intent }: Question) {
  const definition = definitionIn(pages);
  const isCompared = intent === "difference" && (pages[0]?.signs.called ?? 0) < halfCalled;
  const isFirst = isCompared || definition[0]?.page === answer[0]?.page;
  return isFirst ? [...definition, ...answer] : [...answer, ...definition];
}

/** The listed questions that the likeliest places answer, likeliest first. */
function listedQuestions(pages: readonly RankedPage[]): ListedQuestion[] {
  const places = pages.flatMap((page) => page.places).sort((a, b) => b.value - a.value);
  const listed = places.flatMap(({ doc: { page, section } }) =>
    section?.isQuestion ? { question: section.heading, ...(page.language && { language: page.language }) } : [],
  );
  return [...new Map(listed.map((entry) => [entry.question, entry])).values()];
}

/** The non-empty quotes, without duplicate places. */
function different(quotes: readonly Quote[]): Quote[] {
  const seen = new Set<string>();
  return quotes.filter(({ source, lines }) => lines.length > 0 && !seen.has(source.href) && seen.add(source.href));
}

/** The likeliest place that defines the asked term, except on pages about a part of the product that the question does not name. */
function definitionIn(pages: readonly RankedPage[]): readonly AnswerPlace[] {
  return pages
    .filter(({ signs }) => signs.subjectUnnamed === 0)
    .flatMap(({ places }) => places.filter(({ signs }) => signs.meaning === 1))
    .sort((a, b) => b.value - a.value)
    .slice(0, 1);
}

/** The words of a question and those carried over, weighted by the index. */
export function askedWords(index: TextIndex, { words, carried }: Question): AskedWord[] {
  return [
    ...words.map((word) => askedWord(index, word)),
    ...carried.map((word) => askedWord(index, word, carriedWeight)),
  ];
}

/** Quotes the reference row that defines an identifier. */
function quoteNamed({ page, section }: IndexDoc): Quote {
  return { source: sourceOf(page, section), lines: linesOf(section?.marked ?? section?.text ?? "") };
}

/** The places without the one that a name is from, if only its meaning is asked: the other names there are beside the point. */
function besideName(places: readonly AnswerPlace[], named: IndexDoc | undefined, words: readonly AskedWord[]) {
  if (!named || !asksForName(words)) return places;
  const own = placeOf(named);
  return places.filter(({ page, section }) => page !== own.page || section !== own.section);
}

/** The lines of a place without the row that is quoted as the definition of an identifier. */
function linesBeside(named: IndexDoc | undefined, place: AnswerPlace): PassageLine[] {
  const quoted = named?.section && rowOf(named.section);
  return linesAt(place).filter(({ text }) => text !== quoted);
}

/** Removes words that occur on no page and resemble a misspelled question word: "Waht is a layout?" */
function withoutMistypedShaping(index: TextIndex, question: Question): Question {
  const isTopic = (word: QueryWord) => !isMistypedShaping(word) || index.countMatches(word) > 0;
  return { ...question, words: question.words.filter(isTopic), carried: question.carried.filter(isTopic) };
}

function sourceOf({ href, title, language }: IndexedPage, section: IndexedSection | undefined): AskSource {
  const page = { title, ...(language && { language }) };
  if (!section) return { href, ...page };
  return { href: section.anchor ? `${href}#${section.anchor}` : href, ...page, heading: section.heading };
}
