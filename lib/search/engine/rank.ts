import type { SearchResult } from "minisearch";
import type { IndexedPage, IndexedSection } from "../types";
import { createCounter, isNear } from "./match";
import type { QueryWord } from "./query";
import { keyOf, topicKeyOf } from "./words";

/** A record of the index: a page, or one of its sections. */
export type IndexDoc = {
  id: number;
  page: IndexedPage;
  section?: IndexedSection;
  /** What the record is called exactly, as keys, with the rank of being asked for by that name. */
  names: () => ReadonlyMap<string, number>;
};
/** A record that matched, and the terms of the index that matched in it. */
export type Ranked = { doc: IndexDoc; rank: number; score: number; terms: string[] };
/** A match of some of the words, with the fields of the record that have a term, by the terms that matched in it. */
export type Scored = Ranked & { fields: Readonly<Record<string, readonly string[]>> };

/** What decides before the score does. */
export const ranks = { title: 0, name: 1, identifier: 2, heading: 3, wordsInHeading: 4, text: 5 } as const;

/** The rank of the best name that the query is, but for typing mistakes. */
function rankByNearName(names: ReadonlyMap<string, number>, key: string): number | undefined {
  const near = [...names].filter(([name]) => isNear(key, name)).map(([, rank]) => rank);
  return near.length > 0 ? Math.min(...near) : undefined;
}

/** Orders matches: exact titles, exact headings and titles with all words, all words in a heading, text; by score among equals. */
export function rankMatches(
  query: string,
  words: readonly QueryWord[],
  results: readonly SearchResult[],
  docs: readonly IndexDoc[],
  isCorrected = false,
): Ranked[] {
  const key = keyOf(query);
  const topicKey = topicKeyOf(query);
  const rankByName = (doc: IndexDoc) => {
    const names = doc.names();
    const rank = names.get(key) ?? names.get(topicKey) ?? (isCorrected ? rankByNearName(names, key) : undefined);
    // Two plain words name a thing of the product; only who writes `timeZone` or PL 4005 means the identifier.
    return rank === ranks.identifier && isPlainWords(query) ? ranks.wordsInHeading : rank;
  };
  const count = createCounter(words);
  return results
    .flatMap((result) => toRanked(result, docs, (doc) => rankByName(doc) ?? rankByWords(result, words.length, count)))
    .sort((a, b) => a.rank - b.rank || b.score - a.score || a.doc.id - b.doc.id);
}

const isPlainWords = (query: string) => /^[\p{Ll}\p{Lu}]\p{Ll}*(?: \p{Ll}+)+$/u.test(query.trim());

/** Matches by score alone, with the fields that have each term. */
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
  // "Reset your password" is about passwords as much as a section "Password" on another page is.
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

/** Matches by their page, pages and matches in the order in which they come. */
export function groupByPage<T extends { doc: IndexDoc }>(matches: readonly T[]): Map<IndexedPage, T[]> {
  const groups = new Map<IndexedPage, T[]>();
  for (const match of matches) {
    const group = groups.get(match.doc.page);
    if (group) group.push(match);
    else groups.set(match.doc.page, [match]);
  }
  return groups;
}
