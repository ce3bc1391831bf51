import { distance } from "fastest-levenshtein";
import { memoize } from "../../memoize";
import type { QueryWord } from "./query";
import { isPairTerm, pairTerm } from "./words";

/** Suffix of a form of a word, possibly after a doubled letter: "locking", "planner", "assignment". */
const ending = /^[a-z]?(?:[sdr]|e[drs]|or|ing|ment|ion|able|ly)s?$/;

/** Counts the words of a query that match a list of terms. Memoized by list, since most matches share the same few lists. */
export function createCounter(words: readonly QueryWord[]): (terms: readonly string[]) => number {
  return memoize(
    (terms) => words.filter((word) => isMatched(word, terms)).length,
    (terms) => terms.join(" "),
  );
}

/** Whether a word of the query matches one of these terms: by itself, a prefix, a synonym or a stem, possibly misspelled. */
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

/** A prefix match counts less the more of the term is missing. */
export function prefixStrength(typed: string, term: string): number {
  if (term === typed) return 1;
  if (typed.length < 3 || !term.startsWith(typed)) return 0;
  return typed.length > 3 && ending.test(term.slice(typed.length)) ? 0.9 : 0.4;
}

/** A long word with one typo is probably meant; anything further is a guess. */
export function typoStrength(typed: string, term: string): number {
  const edits = editsAllowed(typed);
  if (edits === 0 || Math.abs(term.length - typed.length) > edits) return 0;
  const apart = distance(term, typed);
  if (apart > edits) return 0;
  return typed.length > 5 && isMistyped(typed, term) ? 0.85 : 0.4;
}

/** Whether a word differs from another by a single typo. */
export function isMistyped(typed: string, word: string): boolean {
  return typed.length > 3 && (distance(typed, word) === 1 || isSwapped(typed, word));
}

/** Two neighboring letters swapped: "layuot". */
function isSwapped(typed: string, term: string): boolean {
  return typed.length === term.length && [...typed].sort().join("") === [...term].sort().join("");
}

/** Whether a word equals another one except for correctable typos. */
export function isNear(typed: string, word: string): boolean {
  const edits = editsAllowed(typed);
  return Math.abs(word.length - typed.length) <= edits && distance(typed, word) <= edits;
}

/** Number of typos that are corrected in a word; codes and numbers are never corrected. */
export function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word) || isPairTerm(word)) return 0;
  return word.length < 6 ? 1 : 2;
}
