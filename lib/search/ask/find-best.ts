import { searchSettings } from "../../search-settings";
import { readQuery } from "../engine/query";
import { groupByPage, type IndexDoc, type Ranked, ranks } from "../engine/rank";
import type { TextIndex } from "../engine/text-index";
import { withoutFragment } from "../engine/unfinished";
import { keyOf, splitWords, tokenize } from "../engine/words";
import { askedWords } from "./ask";
import { findNamed } from "./identifiers";
import { recordsNaming } from "./labels";
import { isAboutRoute } from "./page-signs";
import { asksForName, hasTopic, isPutAsQuestion, type Question, readQuestion } from "./question";
import { type RankedPlace, rankAnswers } from "./rank-answers";
import { findAsked } from "./reading";

/** A query with at least this many topic words is taken for a question; a shorter one only if it has other words too. */
const leastWords = 3;
/** Maximum number of places shown of a page that has no record with all words. */
const fewPlaces = 3;
/** Keys pressed together, in lower case: the modifiers, and the key. */
const keyPressed = /^((?:\p{L}+\+)+)(\S+)$/u;
/** A request, or its route alone: "POST /task", "/task". */
const requested = /^(?:(?:GET|POST|PUT|PATCH|DELETE) )?(\/\w+)$/i;

/**
 * Returns matches in the order a reader wants them: first the tables that list a key, or a listed question that equals the query; then
 * exact names, or the reference page of a route or a command; then the places that name a control with this label; then, for a question,
 * the pages likeliest to answer it, or for a keyword query all matches as the index ranks them. The record that defines an identifier in a
 * longer query comes before those, or after the first page if the query asks for more than the identifier's meaning.
 */
export function findBest(index: TextIndex, typed: string): Ranked[] {
  const query = withoutFragment(typed, index.frequency);
  const key = keyPressed.exec(query.trim().toLowerCase());
  const ofKey = key ? findFirst(index, query, ({ doc }) => listsKey(doc, key)) : [];
  if (ofKey.length > 0) return ofKey;
  const [, route] = requested.exec(query.trim()) ?? [];
  const ofRoute = route === undefined ? [] : findFirst(index, route, ({ doc }) => isAboutRoute(doc.page, route));
  if (ofRoute.length > 0) return ofRoute;
  const found = index.find(query);
  const ofCommand = findCommand(index, query, found);
  if (ofCommand.length > 0) return unique([...ofCommand, ...found]);
  if (readQuery(query).length < 2 && !(isPutAsQuestion(query) && hasTopic(query))) return found;
  const question = readQuestion(query);
  const asked = findAsked(index, query);
  const called = [...found.filter(({ doc }) => doc === asked), ...found.filter(({ rank }) => rank <= ranks.identifier)];
  const named = definitionOf(index, question);
  const ordered = isAsked(question) ? byAnswer(index, question, found) : found;
  const others = [...findLabel(index, query, found, ordered), ...ordered];
  const first = asksForName(question.words) ? 0 : countOfFirstPage(others);
  return unique([...called, ...others.slice(0, first), ...named, ...others.slice(first)]);
}

/** The matches without those of a record that came before. */
function unique(matches: readonly Ranked[]): Ranked[] {
  const seen = new Set<number>();
  return matches.filter(({ doc }) => !seen.has(doc.id) && Boolean(seen.add(doc.id)));
}

/** The matches of a query, first those that are its own; none if there is no such match. */
function findFirst(index: TextIndex, query: string, isOwn: (match: Ranked) => boolean): Ranked[] {
  const found = index.find(query);
  const own = found.filter(isOwn);
  return own.length > 0 ? [...own, ...found.filter((match) => !own.includes(match))] : [];
}

/** The records that name the control whose label a query is, unless one is called so, in the order of their pages among other matches. */
function findLabel(index: TextIndex, query: string, found: readonly Ranked[], ordered: readonly Ranked[]): Ranked[] {
  if (found.some(({ doc }) => doc.names().has(keyOf(query)))) return [];
  const pages = [...groupByPage(ordered).keys()];
  const placeOf = ({ page }: IndexDoc) => (pages.includes(page) ? pages.indexOf(page) : pages.length);
  return recordsNaming(index, query)
    .map((doc): Ranked => ({ doc, rank: ranks.heading, score: 0, terms: tokenize(query) }))
    .sort((a, b) => placeOf(a.doc) - placeOf(b.doc));
}

/** The matches in the reference of the command that a query begins with, first those with its other words. */
function findCommand(index: TextIndex, query: string, found: readonly Ranked[]): Ranked[] {
  const [command, name = command] = searchSettings.command?.exec(query.trim().toLowerCase()) ?? [];
  if (command === undefined || name === undefined) return [];
  const isOwn = ({ doc: { page } }: Ranked) =>
    page.type === "reference-cli" && [command, name].some((own) => page.otherNames.includes(own));
  return [...found, ...index.find(name)].filter(isOwn);
}

/** Whether a record lists a key at the start of a row, perhaps among others with the same modifiers: "Ctrl+Z / Y". */
function listsKey({ section }: IndexDoc, [, modifiers = "", key = ""]: readonly string[]): boolean {
  const rows = section?.text.toLowerCase().split("\n") ?? [];
  return rows.some((row) => {
    const [, cell = ""] = row.split(/ ?\| /);
    return cell.startsWith(modifiers) && cell.slice(modifiers.length).split(" / ").includes(key);
  });
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
