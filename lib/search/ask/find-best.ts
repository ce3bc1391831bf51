import { readQuery } from "../engine/query";
import { groupByPage, type Ranked, ranks } from "../engine/rank";
import type { TextIndex } from "../engine/text-index";
import { splitWords } from "../engine/words";
import { askedWords } from "./ask";
import { findNamed } from "./identifiers";
import { isAboutRoute } from "./page-signs";
import { asksForName, isPutAsQuestion, type Question, readQuestion } from "./question";
import { type RankedPlace, rankAnswers } from "./rank-answers";
import { findAsked } from "./reading";

/** A query with at least this many topic words is taken for a question; a shorter one only if it has other words too. */
const leastWords = 3;
/** Maximum number of places shown of a page that has no record with all words. */
const fewPlaces = 3;
/** A request, or its route alone: "POST /task", "/task". */
const requested = /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?(\/\w+)$/i;

/**
 * Returns matches in the order a reader wants them: first a listed question that equals the query; then exact names, or the reference page
 * that has a route; then, for a question, the pages likeliest to answer it, or for a keyword query all matches as the index ranks them. The
 * record that defines an identifier in a longer query comes before those, or after the first page if the query asks for more than the
 * identifier's meaning.
 */
export function findBest(index: TextIndex, query: string): Ranked[] {
  const [, route] = requested.exec(query.trim()) ?? [];
  const ofRoute = route === undefined ? [] : findRoute(index, route);
  if (ofRoute.length > 0) return ofRoute;
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

/** The matches of a route, first those on its reference page; none if no page is its reference. */
function findRoute(index: TextIndex, route: string): Ranked[] {
  const found = index.find(route);
  const own = found.filter(({ doc }) => isAboutRoute(doc.page, route));
  return own.length > 0 ? [...own, ...found.filter((match) => !own.includes(match))] : [];
}

/** The record that defines an identifier in a question, if there is one. */
function definitionOf(index: TextIndex, question: Question): Ranked[] {
  const doc = findNamed(index, question)?.doc;
  return doc ? [{ doc, rank: ranks.identifier, score: 0, terms: [...doc.names().keys()] }] : [];
}

/** The number of leading matches that belong to the first page. */
function countOfFirstPage(matches: readonly Ranked[]): number {
  const other = matches.findIndex(({ doc }) => doc.page !== matches[0]?.doc.page);
  return other < 0 ? matches.length : other;
}

/** Question words are not keywords: "how many users may we have" is about users alone. */
const isAsked = ({ text, words }: Question) =>
  words.length >= leastWords || (words.length > 1 && splitWords(text).length > words.length) || isPutAsQuestion(text);

/** Orders pages by how likely they answer a question, each with its best place and the records with all words, or else its best places. */
function byAnswer(index: TextIndex, question: Question, found: readonly Ranked[]): Ranked[] {
  const whole = groupByPage(found);
  const ranked = rankAnswers(index, question, askedWords(index, question)).flatMap(({ page, places }) => {
    const own = whole.get(page) ?? [];
    return [...places.slice(0, own.length > 0 ? 1 : fewPlaces).map(toMatch), ...own];
  });
  return [...ranked, ...found];
}

const toMatch = ({ doc, value, terms }: RankedPlace): Ranked => ({ doc, rank: ranks.heading, score: value, terms });
