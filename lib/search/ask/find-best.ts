import { createWeigher } from "../engine/coverage";
import { readQuery } from "../engine/query";
import { groupByPage, type Ranked, ranks } from "../engine/rank";
import type { TextIndex } from "../engine/text-index";
import { splitWords } from "../engine/words";
import { findNamed } from "./identifiers";
import { compare } from "./listed";
import { type Question, readQuestion } from "./question";
import { rankPages } from "./rank-pages";

/** A query of so many topic words is taken for a question; fewer are one when other words are around them. */
const leastWords = 3;
/** Likeness from which a listed question comes before what merely has the words. */
const leastLikeness = 0.55;
/** Records shown of a page of which none has all words. */
const fewRecords = 3;

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

/** Pages by how likely they answer a question; of each the listed questions like it, then the records with its words. */
function byAnswer(index: TextIndex, question: Question, found: readonly Ranked[]): Ranked[] {
  const weigh = createWeigher(index)(1);
  const compared = compare(index, question, question.words.map(weigh), weigh);
  const listed = compared.places
    .filter(({ likeness }) => likeness >= leastLikeness)
    .map(({ doc, likeness, terms }) => ({ doc, rank: ranks.heading, score: likeness, terms }))
    .sort((a, b) => b.score - a.score || a.doc.id - b.doc.id);
  const whole = groupByPage([...listed, ...found]);
  return rankPages(question, compared, found).flatMap(
    (page) => whole.get(page) ?? compared.byPage.get(page)?.slice(0, fewRecords) ?? [],
  );
}
