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
  "nameMissing",
  "words",
  "called",
  "best4",
] as const;
export type SureSigns = Readonly<Record<(typeof sureSigns)[number], number>>;

/** A lead beyond this says no more. */
const farAhead = 3;
const manyWords = 10;
/** A word that is mistyped and found. */
const likely = 0.8;
/** A word that a page surely has. */
const surely = 0.6;
/** A name that the page may not know: "Jira". */
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
    nameMissing: Number(missesName(text, words, first)),
    words: Math.min(1, words.length / manyWords),
    called: first?.signs.called ?? 0,
    best4: first?.signs.best4 ?? 0,
  };
}

/** Whether a question has a name that the page has not. */
function missesName(text: string, words: readonly AskedWord[], page: RankedPage | undefined): boolean {
  const names = new Set(
    [...text.matchAll(name)].flatMap(([found]) => splitWords(found).map((word) => termsOf(word)[0])),
  );
  return words.some(({ terms }, at) => names.has(terms[0]) && (page?.found[at] ?? 0) < surely);
}
