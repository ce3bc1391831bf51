import { oncePer, rememberLast } from "../../memoize";
import { searchSettings } from "../../search-settings";
import { type AskedWord, anyWay } from "../engine/asked-word";
import type { IndexDoc } from "../engine/rank";
import { type Strengths, shareOf } from "../engine/strengths";
import type { TextIndex } from "../engine/text-index";
import type { IndexedPage } from "../types";
import { counts, type PageSigns, type PlaceSigns, sumOf } from "./counts";
import { gatherEvidence, gatherPlaces, type PageEvidence } from "./evidence";
import { signsOfPage } from "./page-signs";
import { askedAnew, bestListed, type ComparedPlace, likenessOf, signsOfPlace } from "./place-signs";
import type { AnswerPlace } from "./places";
import { asksForMeaning, type Question } from "./question";
import { createReading, type Reading } from "./reading";

/** A place that may answer, with its best record or listed question, the terms that matched, and its value. */
export type RankedPlace = AnswerPlace & {
  doc: IndexDoc;
  terms: string[];
  value: number;
  signs: PlaceSigns;
  /** Whether a listed question that leads here equals the asked one. */
  isAsked: boolean;
};
/** A page that may answer, with its places, best first. */
export type RankedPage = {
  page: IndexedPage;
  value: number;
  signs: PageSigns;
  /** How well the page matches each word of the question. */
  found: Strengths;
  places: readonly RankedPlace[];
};

/** Number of pages, and of places on each, that are ranked by all signs. */
const fewPages = 20;
const fewPlaces = 10;
/** Bonus of a place by how much of a follow-up question's own words it covers. */
const anewCount = 6;
/** Bonus of a place whose listed question is asked verbatim: more than all signs together can reach. */
const askedCount = 20;

type Asked = { question: Question; words: readonly AskedWord[] };

/** Caches the last ranking per index, since a question is often searched for before it is asked. */
const rankerOf = oncePer((index: TextIndex) => rememberLast((asked: Asked) => rank(index, asked), JSON.stringify));

/** Ranks the pages and places that may answer a question, likeliest first. */
export function rankAnswers(index: TextIndex, question: Question, words: readonly AskedWord[]): readonly RankedPage[] {
  return rankerOf(index)({ question, words });
}

function rank(index: TextIndex, { question, words }: Asked): RankedPage[] {
  const matches = index.findAny(anyWay(index, words));
  const reading = createReading(index, question, words, matches);
  return likeliest(gatherEvidence(matches), roughPageValue(reading), fewPages)
    .map((evidence) => rankPlaces(evidence, reading))
    .sort((a, b) => b.value - a.value);
}

function rankPlaces(evidence: PageEvidence, reading: Reading): RankedPage {
  const signs = signsOfPage(evidence, reading);
  const ofPage = sumOf(counts.page, signs);
  const entries = gatherPlaces(evidence.records, reading.top).map((entry) => ({
    ...entry,
    best: bestListed(entry, reading),
  }));
  const few = explains(evidence.page, reading.question) ? entries.length : fewPlaces;
  const places = likeliest(entries, roughPlaceValue, few)
    .map((entry): RankedPlace => {
      const own = signsOfPlace(entry, evidence, reading);
      const anew = reading.question.carried.length > 0 ? anewCount * askedAnew(entry, reading) : 0;
      const isAsked = entry.listed.some((listed) => listed.doc === reading.asked);
      const value = ofPage + sumOf(counts.place, own) + anew + (isAsked ? askedCount : 0);
      const terms = [...new Set([...entry.heading, ...entry.body, ...entry.listed.flatMap((listed) => listed.terms)])];
      const doc = entry.best?.doc ?? entry.doc;
      return { ...entry.place, doc, terms, value, signs: own, isAsked };
    })
    .sort((a, b) => b.value - a.value);
  const found = reading.match(evidence.terms.anywhere);
  return { page: evidence.page, value: places[0]?.value ?? ofPage, signs, found, places };
}

/** The entries with the highest values, highest first. */
function likeliest<Entry>(entries: readonly Entry[], rate: (entry: Entry) => number, count: number): Entry[] {
  return entries
    .map((entry) => ({ entry, value: rate(entry) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ entry }) => entry);
}

/** Whether a page is a glossary and the question asks for a meaning. */
const explains = ({ href }: IndexedPage, { intent }: Question) =>
  asksForMeaning.has(intent) && searchSettings.glossary?.test(href) === true;

/** Higher than the rough value of any page. */
const first = 10;

/** Rough value of a page, which decides whether all of its signs are computed. */
const roughPageValue =
  ({ question, asked, words, match, top }: Reading) =>
  ({ page, records, terms }: PageEvidence) =>
    (explains(page, question) || page === asked?.page ? first : 0) +
    shareOf(words, match(terms.anywhere)) +
    shareOf(words, match(terms.headings)) +
    shareOf(words, match(terms.context)) +
    (2 * (records[0]?.score ?? 0)) / top;

/** Rough value of a place, which decides whether all of its signs are computed. */
const roughPlaceValue = ({ best, score }: ComparedPlace) => (best ? likenessOf(best) : 0) + score;
