import { boost, termsOfField, weightOf } from "../engine/text-index";
import { isPairTerm } from "../engine/words";
import type { IndexedPage } from "../types";
import { listDocs } from "./docs";

/**
 * The pages that have a term, by number. A negative number -n starts the pages of level n; each following number is the distance from the
 * page before, or from page 0 for the first: `[-6, 3, 2, -1, 0]` is level 6 for pages 3 and 5, and level 1 for page 0.
 */
export type PagesWithTerm = readonly number[];

/** A list of terms, with the pages that have them. */
export type WordList = Readonly<Record<string, PagesWithTerm>>;

/** The pages that have a term, in order: alternating page number and level. */
type Rated = readonly number[];

/** The rated terms of pages; `pages` are their file names, which change with their content. */
export type RatedTerms = { pages: readonly string[]; terms: Readonly<Record<string, Rated>> };

const noTerms: RatedTerms = { pages: [], terms: {} };

/** Repetitions of a term in a field count less each time. */
const saturated = (count: number) => count / (count + 1);
/** Resolution of levels: steps per unit of field weight. */
const steps = 2;
/** Terms on fewer pages are not offered as corrections. */
const leastPages = 2;

/**
 * Rates the terms of pages, whose file names are `names`. Ratings of pages that are in `before` are reused, which takes a twentieth of the
 * time when one of 2,000 pages has changed.
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

/** Renumbers the pages, dropping those that are gone. */
function renumber(rated: Rated, moved: readonly (number | undefined)[]): number[] {
  const now: number[] = [];
  for (let at = 0; at < rated.length; at += 2) {
    const number = moved[rated[at] ?? 0];
    if (number !== undefined) now.push(number, rated[at + 1] ?? 0);
  }
  return now;
}

/** Inserts a page after those with lower numbers. */
function insert(rated: number[], number: number, level: number): void {
  let at = rated.length;
  while (at > 0 && (rated[at - 2] ?? 0) > number) at -= 2;
  if (at === rated.length) rated.push(number, level);
  else rated.splice(at, 0, number, level);
}

/** The sorted terms with their pages. */
export const listTerms = ({ terms }: RatedTerms): [term: string, pages: PagesWithTerm][] =>
  Object.entries(terms)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, rated]) => [term, encodeRated(rated)]);

/** The terms that a misspelled word may be corrected to. */
export const spellingOf = (terms: readonly [term: string, pages: PagesWithTerm][]): string[] =>
  terms
    .filter(
      ([term, pages]) => !isPairTerm(term) && !/\d/.test(term) && pages.filter((n) => n >= 0).length >= leastPages,
    )
    .map(([term]) => term);

/** Rates each term of a page by where and how often it occurs. */
function rateTerms(page: IndexedPage): Map<string, number> {
  const docs = listDocs([page]);
  const sums = new Map<string, number>();
  for (const [field, worth] of Object.entries(boost)) {
    // All sections repeat the context of their page.
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

/** Decodes the pages of a term with its level on each. */
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
