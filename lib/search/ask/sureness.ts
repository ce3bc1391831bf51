import type { AskedWord } from "../engine/asked-word";
import { splitWords, termsOf } from "../engine/words";
import { sure } from "./counts";
import type { RankedPage } from "./rank-answers";

/** What tells that the first place answers. */
export const sureSigns = [
  "likelihood",
  "lead",
  "value",
  "anywhere",
  "unknown",
  "foreign",
  "words",
  "listed",
  "called",
  "meaning",
] as const;
export type SureSigns = Readonly<Record<(typeof sureSigns)[number], number>>;

/** A lead beyond this says no more. */
const farAhead = 3;
const manyWords = 10;
/** A word that is mistyped and found. */
const likely = 0.8;
/** A name that the documentation may not know: "Jira". */
const name = /(?<=\s)\p{Lu}[\p{L}\p{N}]+/gu;

/** How likely the first place of these pages answers the question, from 0 to 1. */
export function surenessOf(pages: readonly RankedPage[], text: string, words: readonly AskedWord[]): number {
  const signs = signsOfAnswer(pages, text, words);
  const sum = sureSigns.reduce((all, sign) => all + sure.signs[sign] * signs[sign], sure.base);
  return 1 / (1 + Math.exp(-sum));
}

export function signsOfAnswer(pages: readonly RankedPage[], text: string, words: readonly AskedWord[]): SureSigns {
  const [first, second] = pages;
  const value = first?.value ?? 0;
  const all = pages.reduce((sum, page) => sum + Math.exp(page.value - value), 0);
  return {
    likelihood: -Math.log(all || 1),
    lead: Math.min(farAhead, value - (second?.value ?? value - farAhead)),
    value,
    anywhere: first?.signs.anywhere ?? 0,
    unknown:
      words.filter(({ isKnown }, at) => !isKnown && (first?.found[at] ?? 0) < likely).length / (words.length || 1),
    foreign: Number(hasForeignName(text, words)),
    words: Math.min(1, words.length / manyWords),
    listed: first?.places[0]?.signs.listedLike ?? 0,
    called: first?.signs.called ?? 0,
    meaning: first?.places[0]?.signs.meaning ?? 0,
  };
}

/** Whether a question has a name that neither the index nor the reader's vocabulary has. */
function hasForeignName(text: string, words: readonly AskedWord[]): boolean {
  const names = new Set(
    [...text.matchAll(name)].flatMap(([found]) => splitWords(found).map((word) => termsOf(word)[0])),
  );
  return words.some(({ isKnown, ways, terms }) => !isKnown && ways.every(({ isOwn }) => isOwn) && names.has(terms[0]));
}
