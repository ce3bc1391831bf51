import { memoize } from "../../memoize";
import type { AskedWord } from "./asked-word";
import { prefixStrength, typoStrength } from "./match";

/** How surely each word of a question is behind some terms, from 0 to 1. */
export type Strengths = Float64Array;
/** Compares terms with the words of one question, or with them as they are asked alone; each term is compared once. */
export type Matcher = (terms: Iterable<string>, isOwn?: boolean) => Strengths;

/** What says the same counts in its forms, and not by its beginning alone. */
const leastOther = 0.9;

type Slot = { typed: string; isOwn: boolean; mayBeMistyped: boolean };

export function createMatcher(words: readonly AskedWord[]): Matcher {
  const slots: Slot[] = [];
  const rows = words.map(({ ways, isKnown }) =>
    ways.map(({ parts, worth, isOwn }, way) => {
      const own = parts.map((typed) => slots.push({ typed, isOwn, mayBeMistyped: !isKnown && way === 0 }) - 1);
      return { worth, isOwn, slots: own };
    }),
  );
  const hitsOf = memoize((term: string) =>
    slots.map((slot) => strengthOf(slot, term)).flatMap((strength, slot) => (strength > 0 ? [{ slot, strength }] : [])),
  );
  return (terms, isOwn = false) => {
    const best = new Float64Array(slots.length);
    for (const term of terms) {
      for (const { slot, strength } of hitsOf(term)) if (strength > (best[slot] ?? 0)) best[slot] = strength;
    }
    const found = new Float64Array(words.length);
    for (const [at, ways] of rows.entries()) {
      for (const way of ways) {
        if (isOwn && !way.isOwn) continue;
        let least = way.worth;
        for (const slot of way.slots) least = Math.min(least, way.worth * (best[slot] ?? 0));
        if (least > (found[at] ?? 0)) found[at] = least;
      }
    }
    return found;
  };
}

function strengthOf({ typed, isOwn, mayBeMistyped }: Slot, term: string): number {
  const sure = prefixStrength(typed, term);
  if (sure >= leastOther || (isOwn && sure > 0)) return sure;
  return mayBeMistyped ? typoStrength(typed, term) : 0;
}

/** Share of the words' weight that stands behind the strongest of these, from 0 to 1. */
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
