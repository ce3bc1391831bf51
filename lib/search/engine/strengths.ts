import { memoize } from "../../memoize";
import type { AskedWord } from "./asked-word";
import { prefixStrength, typoStrength } from "./match";

/** How surely each word of a question is behind some terms, from 0 to 1. */
export type Strengths = Float64Array;
/** As the words are asked, and with what says the same. */
type Matched = { own: Strengths; wide: Strengths };
/** Compares terms with the words of one question; each term is compared once. */
export type Matcher = (terms: Iterable<string>) => Matched;

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
  return (terms) => {
    const best = new Float64Array(slots.length);
    for (const term of terms) {
      for (const { slot, strength } of hitsOf(term)) if (strength > (best[slot] ?? 0)) best[slot] = strength;
    }
    const strongest = (ways: (typeof rows)[number], isOwn: boolean) =>
      ways.reduce((most, way) => {
        if (isOwn && !way.isOwn) return most;
        return Math.max(most, way.worth * way.slots.reduce((least, slot) => Math.min(least, best[slot] ?? 0), 1));
      }, 0);
    return {
      own: Float64Array.from(rows, (ways) => strongest(ways, true)),
      wide: Float64Array.from(rows, (ways) => strongest(ways, false)),
    };
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
  for (const [at, { weight }] of words.entries()) {
    all += weight;
    sum += weight * strengths.reduce((most, list) => Math.max(most, list[at] ?? 0), 0);
  }
  return all > 0 ? sum / all : 0;
}
