import type { SearchResult } from "minisearch";
import type { IndexedPage, IndexedSection } from "../types";
import { createCounter } from "./match";
import type { QueryWord } from "./query";
import { keyOf, topicKeyOf } from "./words";

/** A record of the index: a page, or one of its sections. */
export type IndexDoc = {
  id: number;
  page: IndexedPage;
  section?: IndexedSection;
  /** The exact names of the record, as keys, each with the rank of a query that equals it. */
  names: () => ReadonlyMap<string, number>;
};
/** A record that matched, and the index terms that matched in it. */
export type Ranked = { doc: IndexDoc; rank: number; score: number; terms: string[] };
/** A match of some of the words, with the fields in which each term matched. */
export type Scored = Ranked & { fields: Readonly<Record<string, readonly string[]>> };

/** Ranks by kind of match, which take precedence over the score. */
export const ranks = { title: 0, name: 1, identifier: 2, heading: 3, wordsInHeading: 4, text: 5 } as const;

/** Whether a query, as a key, is as good as a name. */
type Likeness = (key: string, name: string) => boolean;

/** The best rank of the names that a query is like. */
function rankByNearName(names: ReadonlyMap<string, number>, key: string, isLike: Likeness): number | undefined {
  const near = [...names].filter(([name]) => isLike(key, name)).map(([, rank]) => rank);
  return near.length > 0 ? Math.min(...near) : undefined;
}

/**
 * Orders matches by rank and then by score: exact titles, then exact headings and titles with all words, then headings with all words, then
 * text. `isLike` compares the query with names that it does not equal.
 */
export function rankMatches(
  query: string,
  words: readonly QueryWord[],
  results: readonly SearchResult[],
  docs: readonly IndexDoc[],
  isLike?: Likeness,
): Ranked[] {
  const key = keyOf(query);
  const topicKey = topicKeyOf(query);
  const rankByName = (doc: IndexDoc) => {
    const names = doc.names();
    const rank = names.get(key) ?? names.get(topicKey) ?? (isLike && rankByNearName(names, key, isLike));
    // Two plain words name a thing of the product; only `timeZone` or PL 4005 means the identifier.
    return rank === ranks.identifier && isPlainWords(query) ? ranks.wordsInHeading : rank;
  };
  const count = createCounter(words);
  return results
    .flatMap((result) => toRanked(result, docs, (doc) => rankByName(doc) ?? rankByWords(result, words.length, count)))
    .sort((a, b) => a.rank - b.rank || b.score - a.score || a.doc.id - b.doc.id);
}

const isPlainWords = (query: string) => /^[\p{Ll}\p{Lu}]\p{Ll}*(?: \p{Ll}+)+$/u.test(query.trim());

/** Matches by score alone, with the fields in which each term matched. */
export function scoreMatches(results: readonly SearchResult[], docs: readonly IndexDoc[]): Scored[] {
  return results.flatMap(({ id, score, match }) => {
    const doc = docs[id];
    return doc ? { doc, rank: ranks.text, score, terms: Object.keys(match), fields: match } : [];
  });
}

function toRanked(result: SearchResult, docs: readonly IndexDoc[], rank: (doc: IndexDoc) => number): Ranked[] {
  const doc = docs[result.id];
  return doc ? [{ doc, rank: rank(doc), score: result.score, terms: Object.keys(result.match) }] : [];
}

function rankByWords(result: SearchResult, wordCount: number, count: (terms: readonly string[]) => number): number {
  // "Reset your password" is as much about passwords as a section "Password" on another page.
  if (count(termsIn(result, ["title"])) === wordCount) return ranks.heading;
  const inHeading = count(termsIn(result, ["title", "names", "heading"]));
  if (inHeading === 0) return ranks.text;
  return count(termsIn(result, ["title", "names", "heading", "context"])) === wordCount
    ? ranks.wordsInHeading
    : ranks.text;
}

function termsIn(result: SearchResult, fields: readonly string[]): string[] {
  return Object.keys(result.match).filter((term) => result.match[term]?.some((field) => fields.includes(field)));
}

/** Groups matches by page, in order of first match. */
export function groupByPage<T extends { doc: IndexDoc }>(matches: readonly T[]): Map<IndexedPage, T[]> {
  const groups = new Map<IndexedPage, T[]>();
  for (const match of matches) {
    const group = groups.get(match.doc.page);
    if (group) group.push(match);
    else groups.set(match.doc.page, [match]);
  }
  return groups;
}
