import { distance } from "fastest-levenshtein";
import type { SearchResult } from "minisearch";
import type { QueryWord } from "./query";
import type { IndexedPage, IndexedSection } from "./types";
import { isPairTerm, keyOf, pairTerm } from "./words";

/** A record of the index: a page, or one of its sections. */
export type IndexDoc = {
  id: number;
  page: IndexedPage;
  section?: IndexedSection;
  /** Keys of other exact names of a page: its label in the sidebar, its own segment of the path. */
  names?: readonly string[];
};
/** A record that matched, and the terms of the index that matched in it. */
export type Ranked = { doc: IndexDoc; rank: number; score: number; terms: string[] };

/** What decides before the score does. */
const ranks = { title: 0, name: 1, identifier: 2, heading: 3, wordsInHeading: 4, text: 5 } as const;

/** Orders matches: exact titles, exact headings, all words in a heading, text; by score among equals. */
export function rankMatches(
  query: string,
  words: readonly QueryWord[],
  results: readonly SearchResult[],
  docs: readonly IndexDoc[],
): Ranked[] {
  const key = keyOf(query);
  return results
    .flatMap((result) => toRanked(result, docs, (doc) => rankOf(doc, key, words, result)))
    .sort((a, b) => a.rank - b.rank || b.score - a.score || a.doc.id - b.doc.id);
}

/** Matches by score alone. */
export function scoreMatches(results: readonly SearchResult[], docs: readonly IndexDoc[]): Ranked[] {
  return results.flatMap((result) => toRanked(result, docs, () => ranks.text));
}

function toRanked(result: SearchResult, docs: readonly IndexDoc[], rank: (doc: IndexDoc) => number): Ranked[] {
  const doc = docs[result.id];
  return doc ? [{ doc, rank: rank(doc), score: result.score, terms: Object.keys(result.match) }] : [];
}

function rankOf(doc: IndexDoc, key: string, words: readonly QueryWord[], result: SearchResult): number {
  const exact = exactRank(doc, key);
  if (exact !== undefined) return exact;
  const inHeading = matchedWords(words, termsIn(result, ["title", "heading"]));
  if (inHeading === 0) return ranks.text;
  const inContext = matchedWords(words, termsIn(result, ["title", "heading", "context"]));
  return inContext === words.length ? ranks.wordsInHeading : ranks.text;
}

function exactRank({ page, section, names }: IndexDoc, key: string): number | undefined {
  if (!section) return keyOf(page.title) === key ? ranks.title : names?.includes(key) ? ranks.name : undefined;
  const [code = "", rest] = section.heading.split(": ");
  if (section.isTerm && isIdentifier(code) && keyOf(code) === key) return ranks.identifier;
  const isExact = keyOf(section.heading) === key || (rest !== undefined && /\d/.test(code) && keyOf(code) === key);
  return isExact ? ranks.heading : undefined;
}

/** Whether a name is no ordinary word: `PL-4005`, `sourceApp`, `mobile.push`, `--source-app`. */
function isIdentifier(name: string): boolean {
  return /\d|[a-z][A-Z]|[a-z][.-][a-z]/.test(name);
}

function termsIn(result: SearchResult, fields: readonly string[]): string[] {
  return Object.keys(result.match).filter((term) => result.match[term]?.some((field) => fields.includes(field)));
}

/** How many words of the query stand behind these terms of the index. */
export function matchedWords(words: readonly QueryWord[], terms: readonly string[]): number {
  return words.filter((word) => isMatched(word, terms)).length;
}

/** Whether a word of the query, or what may stand for it, is behind one of these terms. */
export function isMatched(word: QueryWord, terms: readonly string[]): boolean {
  return matchStrength(word, terms) > 0;
}

/** How surely a word is behind one of these terms: itself, its beginning, a synonym or stem of it, it mistyped. */
export function matchStrength({ terms: own, weaker }: QueryWord, terms: readonly string[]): number {
  const [whole = "", ...parts] = own;
  const has = (typed: string) => Math.max(0, ...terms.map((term) => prefixStrength(typed, term)));
  const hasAll = (typed: readonly string[]) => (typed.length > 0 ? Math.min(...typed.map(has)) : 0);
  const direct = Math.max(has(whole), hasAll(parts), terms.includes(pairTerm(whole)) ? 1 : 0);
  if (direct === 1) return 1;
  const indirect = Math.max(0, ...weaker.map(hasAll)) * 0.9;
  return Math.max(direct, indirect) || Math.max(0, ...terms.map((term) => typoStrength(whole, term)));
}

/** A word that is continued counts less the more is missing. */
function prefixStrength(typed: string, term: string): number {
  if (term === typed) return 1;
  if (typed.length < 3 || !term.startsWith(typed)) return 0;
  return typed.length > 3 && term.length <= typed.length + 4 ? 0.9 : 0.6;
}

/** A long word with one mistake is probably meant; anything further is a guess. */
function typoStrength(typed: string, term: string): number {
  const edits = editsAllowed(typed);
  if (edits === 0 || Math.abs(term.length - typed.length) > edits) return 0;
  const apart = distance(term, typed);
  if (apart > edits) return 0;
  return typed.length > 5 && (apart === 1 || isSwapped(typed, term)) ? 0.7 : 0.4;
}

/** Two neighboring letters in the wrong order: "layuot". */
function isSwapped(typed: string, term: string): boolean {
  return typed.length === term.length && [...typed].sort().join("") === [...term].sort().join("");
}

/** Typing mistakes that are corrected in a word; codes and numbers are taken as they are. */
export function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word) || isPairTerm(word)) return 0;
  return word.length < 6 ? 1 : 2;
}
