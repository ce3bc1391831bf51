import { distance } from "fastest-levenshtein";
import { words as language } from "#texts/words";
import { editsAllowed } from "./match";
import type { QueryWord } from "./query";
import { tokenize } from "./words";

/** One or two letters behind a space at the end of a query, the last in lower case: capitals name keys, and a letter of others is a word. */
const fragment = /(?<=\S)\s+(\p{L}?\p{Ll})$/u;

/**
 * A query while it is typed, without a word just begun: its first letter, unless that is called a key, or two letters that are no word of
 * the index. They would only match by chance, and the results would jump to such pages and back.
 */
export function withoutFragment(query: string, frequency: (term: string) => number): string {
  const [end = "", letters = ""] = fragment.exec(query) ?? [];
  const [term = ""] = tokenize(letters);
  const before = query.slice(0, query.length - end.length);
  const isUnfinished = letters.length === 1 ? !language.beforeKey.test(before) : frequency(term) === 0;
  return isUnfinished ? before : query;
}

/** The terms that begin like a misspelled word that is not typed to its end: "recuri" → recurring. */
function begunLike(typed: string, terms: Iterable<string>): string[] {
  if (editsAllowed(typed) === 0) return [];
  const isAlike = (begin: string) => distance(begin, typed) === 1;
  return [...terms].filter(
    (term) =>
      term.length > typed.length &&
      term[0] === typed[0] &&
      [-1, 0, 1].some((more) => isAlike(term.slice(0, typed.length + more))),
  );
}

/** Minimum length of both parts of a compound. */
const leastPart = 4;
/** Nobody means a longer word. Trying where to divide it would take the square of its length. */
const longest = 60;

/** The first two words of an index that a word consists of, if it is a compound: "terminseri" → termin, seri. */
function partsOf(typed: string, isKnown: (term: string) => boolean): string[][] {
  if (typed.length > longest) return [];
  for (let at = leastPart; at <= typed.length - leastPart; at++) {
    const parts = tokenize(`${typed.slice(0, at)} ${typed.slice(at)}`);
    if (parts.length === 2 && parts.every(isKnown)) return [parts];
  }
  return [];
}

/**
 * The words of a query; those that the index does not have also as compounds of two that it has, and the last one with the terms that it
 * may be the misspelled beginning of.
 */
export function withGuesses(
  words: readonly QueryWord[],
  isUnknown: (term: string) => boolean,
  frequencies: ReadonlyMap<string, number>,
): QueryWord[] {
  return words.map((word, at) => {
    const [typed = ""] = word.terms;
    if (!isUnknown(typed)) return word;
    const begun = at < words.length - 1 ? [] : begunLike(typed, frequencies.keys()).map((term) => [term]);
    const guesses = [...partsOf(typed, (term) => frequencies.has(term)), ...begun];
    return guesses.length > 0 ? { ...word, weaker: [...word.weaker, ...guesses] } : word;
  });
}

/** Shortest key that is compared with the beginnings of names. */
const leastKey = 3;

/** Whether a name begins with a key: "PL-11" may become any code from PL-1100 to PL-1199. */
export const isBeginning = (key: string, name: string): boolean => key.length >= leastKey && name.startsWith(key);
