import { boost, termsOfField, weightOf } from "../engine/text-index";
import { isPairTerm } from "../engine/words";
import type { IndexedPage } from "../types";
import { listDocs } from "./docs";

/**
 * The pages that have a term, by their numbers. One below 0 begins those about which it says so much; each that follows is how far
 * the page is behind the one before, the first behind page 0: `[-6, 3, 2, -1, 0]` is 6 about pages 3 and 5, and 1 about page 0.
 */
export type PagesWithTerm = readonly number[];

/** A list of terms, with the pages that have them. */
export type WordList = Readonly<Record<string, PagesWithTerm>>;

/** Pages that have a term, in their order: of each its number, and what the term says about it. */
type Rated = readonly number[];

/** The terms of pages; these by the names of their files, which are others when a page says something else. */
export type RatedTerms = { pages: readonly string[]; terms: Readonly<Record<string, Rated>> };

const noTerms: RatedTerms = { pages: [], terms: {} };

/** A term that stands in a field more often says more, but less each time. */
const saturated = (count: number) => count / (count + 1);
/** Steps in which what a term says is kept, for a step of the boost of fields. */
const steps = 2;
/** Terms of fewer pages are not taken for what a mistyped word means. */
const leastPages = 2;

/**
 * What terms say about pages, `names` of whose files are given. Pages that are among those of `before` are not looked into again: where
 * one of 2,000 has changed, that takes a twentieth of the time.
 */
export function rateAll(
  pages: readonly IndexedPage[],
  names: readonly string[],
  before: RatedTerms = noTerms,
): RatedTerms {
  const numbers = new Map(names.map((name, number) => [name, number]));
  const moved = before.pages.map((name) => numbers.get(name));
  const kept = moved.filter((number) => number !== undefined);
  const isInOrder = kept.every((number, at) => number > (kept[at - 1] ?? -1));
  const all = new Map<string, number[]>();
  for (const [term, rated] of Object.entries(isInOrder ? before.terms : {})) all.set(term, renumber(rated, moved));
  const known = new Set(isInOrder ? kept : []);
  for (const [number, page] of pages.entries()) {
    if (known.has(number)) continue;
    for (const [term, level] of rateTerms(page)) {
      const rated = all.get(term);
      if (rated) insert(rated, number, level);
      else all.set(term, [number, level]);
    }
  }
  return { pages: names, terms: Object.fromEntries([...all].filter(([, rated]) => rated.length > 0)) };
}

/** The same for pages that have other numbers now, or none. */
function renumber(rated: Rated, moved: readonly (number | undefined)[]): number[] {
  const now: number[] = [];
  for (let at = 0; at < rated.length; at += 2) {
    const number = moved[rated[at] ?? 0];
    if (number !== undefined) now.push(number, rated[at + 1] ?? 0);
  }
  return now;
}

/** Puts a page behind those with lower numbers. */
function insert(rated: number[], number: number, level: number): void {
  let at = rated.length;
  while (at > 0 && (rated[at - 2] ?? 0) > number) at -= 2;
  if (at === rated.length) rated.push(number, level);
  else rated.splice(at, 0, number, level);
}

/** The terms, sorted, with the pages that have them. */
export const listTerms = ({ terms }: RatedTerms): [term: string, pages: PagesWithTerm][] =>
  Object.entries(terms)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, rated]) => [term, encodeRated(rated)]);

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
  for (let at = 0; at < rated.length; at += 2) {
    const [page = 0, level = 0] = [rated[at], rated[at + 1]];
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
