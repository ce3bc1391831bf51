import { distance } from "fastest-levenshtein";
import { memoize } from "../../memoize";
import type { QueryWord } from "./query";
import { isPairTerm, pairTerm } from "./words";

/** What a form of a word adds, perhaps after a doubled letter: "locking", "planner", "assignment". */
const ending = /^[a-z]?(?:[sdr]|e[drs]|or|ing|ment|ion|able|ly)s?$/;

/** Counts the words of a query behind terms of the index, each list of terms once: most matches of a query have the same few. */
export function createCounter(words: readonly QueryWord[]): (terms: readonly string[]) => number {
  return memoize(
    (terms) => words.filter((word) => isMatched(word, terms)).length,
    (terms) => terms.join(" "),
  );
}

/** Whether a word of the query is behind one of these terms: itself, its beginning, a synonym or stem of it, perhaps it mistyped. */
function isMatched({ terms: [whole = "", ...parts], weaker }: QueryWord, terms: readonly string[]): boolean {
  const has = (typed: string) => terms.some((term) => prefixStrength(typed, term) > 0);
  const hasAll = (typed: readonly string[]) => typed.length > 0 && typed.every(has);
  return (
    has(whole) ||
    hasAll(parts) ||
    terms.includes(pairTerm(whole)) ||
    weaker.some(hasAll) ||
    terms.some((term) => typoStrength(whole, term) > 0)
  );
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
