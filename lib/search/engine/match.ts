import { distance } from "fastest-levenshtein";
import type { QueryWord } from "./query";
import { isPairTerm, pairTerm } from "./words";

/** What a form of a word adds, perhaps after a doubled letter: "locking", "planner", "assignment". */
const ending = /^[a-z]?(?:[sdr]|e[drs]|or|ing|ment|ion|able|ly)s?$/;

/** How many words of the query stand behind these terms of the index. */
export function matchedWords(words: readonly QueryWord[], terms: readonly string[]): number {
  return words.filter((word) => isMatched(word, terms)).length;
}

/** Whether a word of the query, or what may stand for it, is behind one of these terms. */
function isMatched(word: QueryWord, terms: readonly string[]): boolean {
  return matchStrength(word, terms) > 0;
}

/** How surely a word is behind one of these terms: itself, its beginning, a synonym or stem of it, perhaps it mistyped. */
function matchStrength({ terms: own, weaker }: QueryWord, terms: readonly string[]): number {
  const [whole = "", ...parts] = own;
  const has = (typed: string) => Math.max(0, ...terms.map((term) => prefixStrength(typed, term)));
  const hasAll = (typed: readonly string[]) => (typed.length > 0 ? Math.min(...typed.map(has)) : 0);
  const direct = Math.max(has(whole), hasAll(parts), terms.includes(pairTerm(whole)) ? 1 : 0);
  if (direct === 1) return 1;
  const indirect = Math.max(0, ...weaker.map(hasAll)) * 0.9;
  const sure = Math.max(direct, indirect);
  return sure > 0 ? sure : Math.max(0, ...terms.map((term) => typoStrength(whole, term)));
}

/** A word that is continued counts less the more is missing. */
export function prefixStrength(typed: string, term: string): number {
  if (term === typed) return 1;
  if (typed.length < 3 || !term.startsWith(typed)) return 0;
  return typed.length > 3 && ending.test(term.slice(typed.length)) ? 0.9 : 0.4;
}

/** A long word with one mistake is probably meant; anything further is a guess. */
export function typoStrength(typed: string, term: string): number {
  const edits = editsAllowed(typed);
  if (edits === 0 || Math.abs(term.length - typed.length) > edits) return 0;
  const apart = distance(term, typed);
  if (apart > edits) return 0;
  return typed.length > 5 && isMistyped(typed, term) ? 0.85 : 0.4;
}

/** Whether a word is another one with a single mistake. */
export function isMistyped(typed: string, word: string): boolean {
  return typed.length > 3 && (distance(typed, word) === 1 || isSwapped(typed, word));
}

/** Two neighboring letters in the wrong order: "layuot". */
function isSwapped(typed: string, term: string): boolean {
  return typed.length === term.length && [...typed].sort().join("") === [...term].sort().join("");
}

/** Whether a word is another one but for the mistakes that are corrected in it. */
export function isNear(typed: string, word: string): boolean {
  const edits = editsAllowed(typed);
  return Math.abs(word.length - typed.length) <= edits && distance(typed, word) <= edits;
}

/** Typing mistakes that are corrected in a word; codes and numbers are taken as they are. */
export function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word) || isPairTerm(word)) return 0;
  return word.length < 6 ? 1 : 2;
}
