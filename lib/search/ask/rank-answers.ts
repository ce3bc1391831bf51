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

/** A place that may answer: its record or listed question that says so best, the terms that matched, and how much speaks for it. */
export type RankedPlace = AnswerPlace & {
  doc: IndexDoc;
  terms: string[];
  value: number;
  signs: PlaceSigns;
  /** A question that leads here is asked word for word. */
  isAsked: boolean;
};
/** A page that may answer, and its places, each best first. */
export type RankedPage = {
  page: IndexedPage;
  value: number;
  signs: PageSigns;
  /** How surely each word of the question stands on it. */
  found: Strengths;
  places: readonly RankedPlace[];
};

/** Pages looked at closely, and places of each. */
const fewPages = 20;
const fewPlaces = 10;
/** What a place counts for being called what a question asks anew that leans on the one before. */
const anewCount = 6;
/** And for the very question that leads there: more than all signs together can. */
const askedCount = 20;

type Asked = { question: Question; words: readonly AskedWord[] };

/** What was ranked last of an index: a question is often searched for before it is asked. */
const rankerOf = oncePer((index: TextIndex) => rememberLast((asked: Asked) => rank(index, asked), JSON.stringify));

/** Pages and places that may answer a question, the likeliest first, by all that speaks for them. */
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

/** The entries with the highest values, in their order. */
function likeliest<Entry>(entries: readonly Entry[], rate: (entry: Entry) => number, count: number): Entry[] {
  return entries
    .map((entry) => ({ entry, value: rate(entry) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, count)
    .map(({ entry }) => entry);
}

/** Whether a page is there to say what words mean, and a question asks that. */
const explains = ({ href }: IndexedPage, { intent }: Question) =>
  asksForMeaning.has(intent) && searchSettings.glossary?.test(href) === true;

/** More than any page has. */
const first = 10;

/** What decides whether a page is looked at closely. */
const roughPageValue =
  ({ question, asked, words, match, top }: Reading) =>
  ({ page, records, terms }: PageEvidence) =>
    (explains(page, question) || page === asked?.page ? first : 0) +
    shareOf(words, match(terms.anywhere)) +
    shareOf(words, match(terms.headings)) +
    shareOf(words, match(terms.context)) +
    (2 * (records[0]?.score ?? 0)) / top;

/** What decides whether a place is looked at closely. */
const roughPlaceValue = ({ best, score }: ComparedPlace) => (best ? likenessOf(best) : 0) + score;
