import { readQuery } from "../engine/query";
import { groupByPage, type Ranked, ranks } from "../engine/rank";
import type { TextIndex } from "../engine/text-index";
import { splitWords } from "../engine/words";
import { askedWords } from "./ask";
import { findNamed } from "./identifiers";
import { type Question, readQuestion } from "./question";
import { type RankedPlace, rankAnswers } from "./rank-answers";

/** A query of so many topic words is taken for a question; fewer are one when other words are around them. */
const leastWords = 3;
/** Places shown of a page of which no record has all words. */
const fewPlaces = 3;

/**
 * Matches in the order a reader wants them: what is called so; the record that defines a name which a longer query holds; then,
 * for a question, the pages that are likeliest to answer it, and for fewer words all matches as the index ranks them.
 */
export function findBest(index: TextIndex, query: string): Ranked[] {
  const found = index.find(query);
  if (readQuery(query).length < 2) return found;
  const question = readQuestion(query);
  const named = findNamed(index, question)?.doc;
  const first = [
    ...found.filter(({ rank }) => rank <= ranks.identifier),
    ...(named ? [{ doc: named, rank: ranks.identifier, score: 0, terms: [...named.names().keys()] }] : []),
  ];
  const seen = new Set<number>();
  const others = isAsked(question) ? byAnswer(index, question, found) : found;
  return [...first, ...others].filter(({ doc }) => !seen.has(doc.id) && Boolean(seen.add(doc.id)));
}

const isAsked = ({ text, words }: Question) =>
  words.length >= leastWords || (words.length > 1 && splitWords(text).length > words.length);

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
