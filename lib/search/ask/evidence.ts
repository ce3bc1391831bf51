import { groupByPage, type IndexDoc, type Scored } from "../engine/rank";
import type { IndexedPage } from "../types";
import { type AnswerPlace, placeOf } from "./places";

/** A question that a page lists, and its terms that matched. */
export type ListedMatch = { doc: IndexDoc; terms: readonly string[] };
/**
 * The terms of a question that matched in one place: in its heading, in its text and table, and in the listed questions that lead there.
 */
export type PlaceEvidence = {
  place: AnswerPlace;
  /** Its best-scoring record. */
  doc: IndexDoc;
  /** Its score relative to the best record of all. */
  score: number;
  heading: Set<string>;
  body: Set<string>;
  listed: ListedMatch[];
};
/** The terms of a question that matched on a page, by the field they matched in. */
type PageTerms = Record<"anywhere" | "headings" | "title" | "names" | "context", Set<string>>;
/** The matches of a question on one page: its records, best first, and the matched terms. */
export type PageEvidence = { page: IndexedPage; records: readonly Scored[]; terms: PageTerms };

/** Groups the matches of a question by page, using the matched fields so that no text needs to be read. */
export function gatherEvidence(matches: readonly Scored[]): PageEvidence[] {
  return [...groupByPage(matches)].map(([page, records]) => {
    const terms: PageTerms = {
      anywhere: new Set(),
      headings: new Set(),
      title: new Set(),
      names: new Set(),
      context: new Set(),
    };
    for (const record of records) addToPage(terms, record);
    return { page, records, terms };
  });
}

/** Groups the matches of one page by place; `top` is the score of the best record overall. */
export function gatherPlaces(records: readonly Scored[], top: number): PlaceEvidence[] {
  const places = new Map<object, PlaceEvidence>();
  for (const record of records) addToPlace(places, { ...record, score: record.score / top });
  return [...places.values()];
}

function addToPage(found: PageTerms, { fields }: Scored): void {
  for (const term in fields) {
    const where = fields[term] ?? [];
    found.anywhere.add(term);
    if (where.includes("heading")) found.headings.add(term);
    if (where.includes("title")) found.title.add(term);
    if (where.includes("title") || where.includes("names")) found.names.add(term);
    if (where.some((field) => field === "title" || field === "names" || field === "context")) found.context.add(term);
  }
}

/** Records come in order of score, so that the first record of a place is its best. */
function addToPlace(places: Map<object, PlaceEvidence>, { doc, fields, score }: Scored): void {
  const place = placeOf(doc);
  const key = place.section ?? place.page;
  const known = places.get(key) ?? { place, doc, score, heading: new Set(), body: new Set(), listed: [] };
  places.set(key, known);
  const inHeading = Object.keys(fields).filter((term) => fields[term]?.includes("heading"));
  if (doc.section?.isQuestion) known.listed.push({ doc, terms: inHeading });
  else for (const term of inHeading) (doc.section?.isTerm ? known.body : known.heading).add(term);
  for (const [term, where] of Object.entries(fields)) if (where.includes("text")) known.body.add(term);
}
