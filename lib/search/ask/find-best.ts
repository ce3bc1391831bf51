import { createWeigher } from "../engine/coverage";
import { readQuery } from "../engine/query";
import { type Ranked, ranks } from "../engine/rank";
import type { TextIndex } from "../engine/text-index";
import { findNamed } from "./identifiers";
import { findListed } from "./listed";
import { type Question, readQuestion } from "./question";

/** A query of so many topic words may be a question that a page lists, in other words. */
const leastWords = 3;
/** Likeness from which a listed question comes before pages that merely have the words. */
const leastLikeness = 0.55;

/**
 * Matches in the order a reader wants them: what is called so; the record that defines a name which a longer query holds; the
 * places that answer a listed question like it; then all others as the index ranks them.
 */
export function findBest(index: TextIndex, query: string): Ranked[] {
  const found = index.find(query);
  if (readQuery(query).length < 2) return found;
  const question = readQuestion(query);
  const named = findNamed(index, question)?.doc;
  const first = [
    ...found.filter(({ rank }) => rank <= ranks.identifier),
    ...(named ? [{ doc: named, rank: ranks.identifier, score: 0, terms: [...named.names().keys()] }] : []),
    ...likeIt(index, question),
  ];
  const seen = new Set<number>();
  return [...first, ...found].filter(({ doc }) => !seen.has(doc.id) && Boolean(seen.add(doc.id)));
}

function likeIt(index: TextIndex, question: Question): Ranked[] {
  if (question.words.length < leastWords) return [];
  const weigh = createWeigher(index)(1);
  return findListed(index, question, question.words.map(weigh), weigh)
    .filter(({ likeness }) => likeness >= leastLikeness)
    .map(({ doc, likeness, terms }) => ({ doc, rank: ranks.heading, score: likeness, terms }));
}
