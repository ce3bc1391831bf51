import { boost, termsOfField, weightOf } from "../engine/text-index";
import { isPairTerm } from "../engine/words";
import type { IndexedPage } from "../types";
import { listDocs } from "./docs";

/**
 * The pages that have a term, by their numbers. One below 0 begins those about which it says so much; each that follows is how far
 * the page is behind the one before, the first behind page 0: `[-6, 3, 2, -1, 0]` is 6 about pages 3 and 5, and 1 about page 0.
 */
export type PagesWithTerm = readonly number[];

/** Pages that have a term, by what it says about them. */
type Rated = [page: number, level: number][];

/** A term that stands in a field more often says more, but less each time. */
const saturated = (count: number) => count / (count + 1);
/** Steps in which what a term says is kept, for a step of the boost of fields. */
const steps = 2;
/** Terms of fewer pages are not taken for what a mistyped word means. */
const leastPages = 2;

/** The terms of all pages, sorted, with the pages that have them. */
export function listTerms(pages: readonly IndexedPage[]): [term: string, pages: PagesWithTerm][] {
  const all = new Map<string, Rated>();
  for (const [number, page] of pages.entries()) {
    for (const [term, level] of rateTerms(page)) {
      const known = all.get(term);
      if (known) known.push([number, level]);
      else all.set(term, [[number, level]]);
    }
  }
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([term, rated]) => [term, encodeRated(rated)]);
}

/** Terms that a mistyped word may mean. */
export const spellingOf = (terms: readonly [term: string, pages: PagesWithTerm][]): string[] =>
  terms
    .filter(
      ([term, pages]) => !isPairTerm(term) && !/\d/.test(term) && pages.filter((n) => n >= 0).length >= leastPages,
    )
    .map(([term]) => term);

/** What each term of a page says about it: where it stands, and how often. */
function rateTerms(page: IndexedPage): Map<string, number> {
  const docs = listDocs([page]);
  const sums = new Map<string, number>();
  for (const [field, worth] of Object.entries(boost)) {
    // The context of each section is that of its page, once more.
    for (const [term, count] of countTerms(field === "context" ? docs.slice(0, 1) : docs, field)) {
      sums.set(term, (sums.get(term) ?? 0) + worth * saturated(count));
    }
  }
  const weight = weightOf({ page }, false);
  for (const [term, sum] of sums) sums.set(term, Math.max(1, Math.round(steps * weight * sum)));
  return sums;
}

function countTerms(docs: ReturnType<typeof listDocs>, field: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const doc of docs) for (const term of termsOfField(doc, field)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function encodeRated(rated: Rated): PagesWithTerm {
  const byLevel = new Map<number, number[]>();
  for (const [page, level] of rated) {
    const pages = byLevel.get(level);
    if (pages) pages.push(page);
    else byLevel.set(level, [page]);
  }
  return [...byLevel]
    .sort(([a], [b]) => b - a)
    .flatMap(([level, pages]) => [-level, ...pages.map((page, at) => page - (pages[at - 1] ?? 0))]);
}

/** Each page that has a term, with what that says about it. */
export function decodePages(pages: PagesWithTerm): Map<number, number> {
  const found = new Map<number, number>();
  let [page, level] = [0, 0];
  for (const number of pages) {
    if (number < 0) [page, level] = [0, -number];
    else {
      page += number;
      found.set(page, level);
    }
  }
  return found;
}
