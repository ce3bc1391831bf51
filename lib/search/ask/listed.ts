import { verbStems } from "../../texts/spelling";
import type { DocType } from "../../types";
import { coverageOf, type WeightedWord } from "../engine/coverage";
import type { QueryWord } from "../engine/query";
import { groupByPage, type IndexDoc, type Scored } from "../engine/rank";
import { alikeOf } from "../engine/synonyms";
import type { TextIndex } from "../engine/text-index";
import { isDated } from "../records/docs";
import type { IndexedPage } from "../types";
import { asksForMeaning } from "./definitions";
import { fitOf, isDefined, namedAs, withRights } from "./fit";
import { gatherEvidence, recordOf } from "./listed-evidence";
import { type AnswerPlace, answerOf } from "./places";
import { type Question, readQuestion } from "./question";
import { subjectFactor } from "./subjects";

/** A question that a page lists, the place that answers it, how like the asked one it is, and the terms that matched. */
export type Listed = AnswerPlace & { doc: IndexDoc; likeness: number; terms: string[] };

/** What the page gains that plain search finds first: two ways that agree are right far more often than one. */
const agreementGain = 0.2;
/** A page whose subject suits less well neither agrees nor says what words mean: pages for developers have most words of the product in their headings. */
const leastSubject = 0.85;
/** A line that says what the asked word means is an answer, however little its heading says. */
const meaningLikeness = 1;
/** Matches looked at closely; what a word means may stand in one line of a long list. */
const candidateLimit = { usual: 150, meaning: 600 } as const;
/** Pages of cards and links lead to answers; only the questions they list themselves are theirs. */
const overviews: ReadonlySet<DocType> = new Set<DocType>(["landing", "home"]);
/** Share of the likeness that says how much of the listed question is asked. */
const backShare = 0.35;

/** A word with those that say the same in everyday language: readers and pages rarely choose the same one. */
function withAlike(weighted: WeightedWord): WeightedWord {
  const { terms, weaker } = weighted.word;
  const forms = [terms[0] ?? "", ...verbStems(terms[0] ?? "")];
  const others = forms.flatMap(alikeOf).map((other) => [other]);
  return others.length === 0 ? weighted : { ...weighted, word: { terms, weaker: [...weaker, ...others] } };
}

/** What a question finds: the records with any of its words, and the places that may answer it, each with its likeness. */
export type Compared = {
  words: readonly WeightedWord[];
  matches: readonly Scored[];
  /** The matches of each page, pages with the better match first. */
  byPage: ReadonlyMap<IndexedPage, readonly Scored[]>;
  places: readonly Listed[];
};

/**
 * Compares a question with the listed questions and headings of the records that have any of its words. `words` are those of the
 * question, those carried over last; `weigh` weighs others by the same index. The words that are returned have those that say the same.
 */
export function compare(
  index: TextIndex,
  question: Question,
  words: readonly WeightedWord[],
  weigh: (word: QueryWord) => WeightedWord,
): Compared {
  const wider = words.map(withAlike);
  const matches = index.findAny(wider.map(({ word }) => word));
  const asked = wider.flatMap(({ word }) => [...word.terms, ...word.weaker.flat()]);
  const byPage = groupByPage(matches);
  const evidence = gatherEvidence(index, byPage, wider);
  const places = matches
    .filter(({ doc }) => doc.section?.isQuestion || mayAnswer(doc))
    .slice(0, asksForMeaning.has(question.intent) ? candidateLimit.meaning : candidateLimit.usual)
    .map(({ doc, terms }) => {
      const place = withRights(answerOf(doc, question.intent), question.text, namedAs(doc));
      const listed = doc.section?.isTerm ? undefined : doc;
      const back = coverageOf(ownWords(listed ?? recordOf(index, place) ?? doc, weigh), asked);
      const likeness = evidence.coverage(doc, place) * (1 - backShare + backShare * back) * fitOf(doc, place, question);
      const carried = question.carried.length > 0 ? evidence.own(doc, place, question.words.length) : 1;
      return { ...place, doc, terms, likeness: likeness * carried };
    });
  return { words: wider, matches, byPage, places };
}

/** The places that are most like the asked question, best first, each once. `first` is the page that search finds first for it. */
export function findListed(question: Question, places: readonly Listed[], first: IndexedPage | undefined): Listed[] {
  const seen = new Set<string>();
  return places
    .map((entry) => {
      const { doc, likeness } = entry;
      const agreed = likeness + (doc.page === first ? agreementGain : 0);
      const isMeaning = isDefined(entry, question) && suits(doc, question);
      return { ...entry, likeness: isMeaning ? meaningLikeness + agreed / 10 : agreed };
    })
    .sort((a, b) => b.likeness - a.likeness || a.doc.id - b.doc.id)
    .filter(({ page, section }) => {
      const place = `${page.href}#${section?.anchor ?? ""}`;
      return !seen.has(place) && Boolean(seen.add(place));
    });
}

/** Whether the subject of a record suits a question. */
export const suits = (doc: IndexDoc, { text }: Question) => subjectFactor(doc.page, text, namedAs(doc)) > leastSubject;

/** Whether the heading of a section, or the title of a page, can be taken for a question that it answers. */
const mayAnswer = ({ page }: IndexDoc) => !isDated(page) && !overviews.has(page.type);

/** Topic words of listed questions and headings; the same for every question. */
const known = new WeakMap<IndexDoc, WeightedWord[]>();

function ownWords(doc: IndexDoc, weigh: (word: QueryWord) => WeightedWord): WeightedWord[] {
  const words = known.get(doc) ?? readQuestion(namedAs(doc)).words.map(weigh);
  known.set(doc, words);
  return words;
}
