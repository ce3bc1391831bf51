import { readQuery } from "../engine/query";
import { groupByPage, type Ranked, ranks } from "../engine/rank";
import type { TextIndex } from "../engine/text-index";
import { splitWords } from "../engine/words";
import { askedWords } from "./ask";
import { findNamed } from "./identifiers";
import { asksForName, isPutAsQuestion, type Question, readQuestion } from "./question";
import { type RankedPlace, rankAnswers } from "./rank-answers";
import { findAsked } from "./reading";

/** A query of so many topic words is taken for a question; fewer are one when other words are around them. */
const leastWords = 3;
/** Places shown of a page of which no record has all words. */
const fewPlaces = 3;

/**
 * Matches in the order a reader wants them: the question of a page that is asked word for word; what is called so; then, for a question,
 * the pages that are likeliest to answer it, and for fewer words all matches as the index ranks them. The record that defines a name which
 * a longer query holds comes before those, or behind the first page where more is asked than what the name means.
 */
export function findBest(index: TextIndex, query: string): Ranked[] {
  const found = index.find(query);
  if (readQuery(query).length < 2) return found;
  const question = readQuestion(query);
  const asked = findAsked(index, query);
  const called = [...found.filter(({ doc }) => doc === asked), ...found.filter(({ rank }) => rank <= ranks.identifier)];
  const named = definitionOf(index, question);
  const others = isAsked(question) ? byAnswer(index, question, found) : found;
  const first = asksForName(question.words) ? 0 : countOfFirstPage(others);
  const seen = new Set<number>();
  return [...called, ...others.slice(0, first), ...named, ...others.slice(first)].filter(
    ({ doc }) => !seen.has(doc.id) && Boolean(seen.add(doc.id)),
  );
}

/** The record that defines a name which a question has, if one does. */
function definitionOf(index: TextIndex, question: Question): Ranked[] {
  const doc = findNamed(index, question)?.doc;
  return doc ? [{ doc, rank: ranks.identifier, score: 0, terms: [...doc.names().keys()] }] : [];
}

/** How many matches the first page has before another follows. */
function countOfFirstPage(matches: readonly Ranked[]): number {
  const other = matches.findIndex(({ doc }) => doc.page !== matches[0]?.doc.page);
  return other < 0 ? matches.length : other;
}

/** Words that shape a question are no keywords: "how many users may we have" is about users alone. */
const isAsked = ({ text, words }: Question) =>
  words.length >= leastWords || (words.length > 1 && splitWords(text).length > words.length) || isPutAsQuestion(text);

/** Pages by how likely they answer a question; of each its best place and what has all words, or else its best places. */
function byAnswer(index: TextIndex, question: Question, found: readonly Ranked[]): Ranked[] {
  const whole = groupByPage(found);
  const ranked = rankAnswers(index, question, askedWords(index, question)).flatMap(({ page, places }) => {
    const own = whole.get(page) ?? [];
    return [...places.slice(0, own.length > 0 ? 1 : fewPlaces).map(toMatch), ...own];
  });
  return [...ranked, ...found];
}

const toMatch = ({ doc, value, terms }: RankedPlace): Ranked => ({ doc, rank: ranks.heading, score: value, terms });
