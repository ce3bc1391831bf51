import { memoize } from "../../memoize";
import type { AskedWord } from "./asked-word";
import { prefixStrength, typoStrength } from "./match";

/** How well each word of a question is matched by some terms, from 0 to 1. */
export type Strengths = Float64Array;
/** Compares terms with the words of a question, or, with `isOwn`, with the words themselves without synonyms. Memoized by term. */
export type Matcher = (terms: Iterable<string>, isOwn?: boolean) => Strengths;

/** Minimum strength of a synonym's match: its forms count, but not a mere prefix. */
const leastOther = 0.9;

/** One part of a way to express a word. */
type Part = { typed: string; isOwn: boolean; mayBeMistyped: boolean };
/** A way to express a word of the question; most have one part. */
type AskedWay = { word: number; worth: number; isOwn: boolean; parts: readonly Part[] };

/** Creates the matcher for the words of a question. */
export function createMatcher(words: readonly AskedWord[]): Matcher {
  const ways = words.flatMap(waysOf);
  const single = ways.flatMap(({ parts: [part, ...more], ...way }) =>
    part && more.length === 0 ? { ...way, part } : [],
  );
  const joined = ways.filter(({ parts }) => parts.length > 1);
  const joinedParts = joined.flatMap(({ parts }) => parts);
  const hitsOf = memoize((term: string) => ({
    words: single
      .map(({ word, worth, isOwn, part }) => ({ word, isOwn, strength: worth * strengthOf(part, term) }))
      .filter(isHit),
    parts: joinedParts.map((part) => ({ part, strength: strengthOf(part, term) })).filter(isHit),
  }));
  return (terms, onlyOwn = false) => {
    const found = new Float64Array(words.length);
    const best = new Map<Part, number>();
    for (const term of terms) {
      const hits = hitsOf(term);
      for (const { word, strength, isOwn } of hits.words)
        if (strength > (found[word] ?? 0) && (isOwn || !onlyOwn)) found[word] = strength;
      for (const { part, strength } of hits.parts) if (strength > (best.get(part) ?? 0)) best.set(part, strength);
    }
    for (const { word, worth, isOwn, parts } of best.size > 0 ? joined : []) {
      const least = worth * Math.min(...parts.map((part) => best.get(part) ?? 0));
      if (least > (found[word] ?? 0) && (isOwn || !onlyOwn)) found[word] = least;
    }
    return found;
  };
}

const waysOf = ({ ways, isKnown }: AskedWord, word: number): AskedWay[] =>
  ways.map(({ parts, worth, isOwn }, at) => ({
    word,
    worth,
    isOwn,
    parts: parts.map((typed) => ({ typed, isOwn, mayBeMistyped: !isKnown && at === 0 })),
  }));

const isHit = ({ strength }: { strength: number }) => strength > 0;

function strengthOf({ typed, isOwn, mayBeMistyped }: Part, term: string): number {
  const sure = prefixStrength(typed, term);
  if (sure >= leastOther || (isOwn && sure > 0)) return sure;
  return mayBeMistyped ? typoStrength(typed, term) : 0;
}

/** The share of the words' weight covered by the strongest of these matches, from 0 to 1. */
export function shareOf(words: readonly AskedWord[], ...strengths: readonly Strengths[]): number {
  let [sum, all] = [0, 0];
  for (let at = 0; at < words.length; at++) {
    const weight = words[at]?.weight ?? 0;
    let most = 0;
    for (const list of strengths) most = Math.max(most, list[at] ?? 0);
    all += weight;
    sum += weight * most;
  }
  return all > 0 ? sum / all : 0;
}
