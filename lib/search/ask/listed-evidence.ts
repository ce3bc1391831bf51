import { memoize } from "../../memoize";
import { strengthOf, type WeightedWord } from "../engine/coverage";
import type { FieldsByTerm, IndexDoc, Scored } from "../engine/rank";
import type { TextIndex } from "../engine/text-index";
import type { IndexedPage } from "../types";
import { type AnswerPlace, termsAt } from "./places";

/** What a word counts that a listed question lacks, by where it stands: beside it means anywhere in the headings of its page. */
const reach = { page: 0.9, heading: 0.85, answer: 0.6, beside: 0.3 } as const;

/** Shares of a question, from 0 to 1, that stand behind a listed question or heading. */
type ListedEvidence = {
  /** With everything around it. */
  coverage(doc: IndexDoc, place: AnswerPlace): number;
  /** Of its first words, those in the listed question itself and in the heading of its answer. */
  own(doc: IndexDoc, place: AnswerPlace, count: number): number;
};

/** Reads from the matches of a question, by page, where each word stands, so that no text is read again. */
export function gatherEvidence(
  index: Pick<TextIndex, "recordOf">,
  byPage: ReadonlyMap<IndexedPage, readonly Scored[]>,
  words: readonly WeightedWord[],
): ListedEvidence {
  const fields = new Map<number, FieldsByTerm>();
  for (const matches of byPage.values()) for (const match of matches) fields.set(match.doc.id, match.fields);
  const strengths = (doc: IndexDoc | undefined, ...names: string[]) => {
    const terms = termsIn(doc && fields.get(doc.id), names);
    return words.map((word) => (terms.length > 0 ? strengthOf(word, terms) : 0));
  };
  const ownOf = (doc: IndexDoc) => (doc.section?.isTerm ? [] : strengths(doc, "heading", "title"));
  const headingOf = (place: AnswerPlace) => strengths(recordOf(index, place), "heading", "title");
  const pageOf = memoize((page: IndexedPage) => strengths(index.recordOf(page), "title", "names", "context"));
  const besideOf = memoize((page: IndexedPage) =>
    best((byPage.get(page) ?? []).map(({ doc }) => strengths(doc, "heading"))),
  );
  const answerOf = (place: AnswerPlace) =>
    best([
      strengths(recordOf(index, place), "text"),
      ...termsAt(place).map((term) => strengths(index.recordOf(term), "heading", "text")),
    ]);
  const share = (found: readonly number[], count = words.length) => {
    const asked = words.slice(0, count);
    const all = asked.reduce((sum, { weight }) => sum + weight, 0);
    return asked.reduce((sum, { weight }, at) => sum + weight * (found[at] ?? 0), 0) / (all || 1);
  };
  return {
    coverage: (doc, place) =>
      share(
        best([
          ownOf(doc),
          scale(pageOf(place.page), reach.page),
          scale(headingOf(place), reach.heading),
          scale(answerOf(place), reach.answer),
          scale(besideOf(place.page), reach.beside),
        ]),
      ),
    own: (doc, place, count) => share(best([ownOf(doc), headingOf(place)]), count),
  };
}

/** The record of a place. */
export function recordOf(index: Pick<TextIndex, "recordOf">, { page, section }: AnswerPlace): IndexDoc | undefined {
  return index.recordOf(section ?? page);
}

function termsIn(fields: FieldsByTerm | undefined, names: readonly string[]): string[] {
  if (!fields) return [];
  return Object.keys(fields).filter((term) => fields[term]?.some((field) => names.includes(field)));
}

/** The highest value at each position. */
function best(lists: readonly (readonly number[])[]): number[] {
  const length = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length }, (_, at) => Math.max(0, ...lists.map((list) => list[at] ?? 0)));
}

const scale = (list: readonly number[], factor: number) => list.map((value) => value * factor);
