import { words as language } from "#texts/words";
import type { AskedWord } from "../engine/asked-word";
import { splitWords, termsOf } from "../engine/words";
import { pagesToQuote } from "./choose-places";
import { type SureSigns, sumOf, sure } from "./counts";
import type { RankedPage } from "./rank-answers";

/** Minimum strength of a word that is found, possibly misspelled. */
const likely = 0.8;
/** Minimum strength of a word that a page certainly has. */
const surely = 0.6;

/** The probability that one of the pages to quote answers the question, from 0 to 1. */
export function surenessOf(pages: readonly RankedPage[], text: string, words: readonly AskedWord[]): number {
  return 1 / (1 + Math.exp(-sumOf(sure.signs, signsOfAnswer(pages, text, words), sure.base)));
}

/** The signs that one of the pages to quote answers the question; `pages` come best first. */
export function signsOfAnswer(pages: readonly RankedPage[], text: string, words: readonly AskedWord[]): SureSigns {
  const [first] = pages;
  const quoted = pagesToQuote(pages);
  const sum = (some: readonly RankedPage[]) =>
    some.reduce((all, page) => all + Math.exp(page.value - (first?.value ?? 0)), 0);
  const best = (rate: (page: RankedPage) => number) => Math.max(0, ...quoted.map(rate));
  const isMissing = ({ isKnown }: AskedWord, at: number) => !isKnown && (first?.found[at] ?? 0) < likely;
  return {
    likelihood: Math.log((sum(quoted) || 1) / (sum(pages) || 1)),
    value: first?.value ?? 0,
    anywhere: first?.signs.anywhere ?? 0,
    anywhereOwn: best(({ signs }) => signs.anywhereOwn),
    context: best(({ signs }) => signs.context),
    dense: best(({ places }) => Math.max(0, ...places.map(({ signs }) => signs.dense))),
    unknown: words.filter(isMissing).length / (words.length || 1),
    nameMissing: Number(missesName(text, words, first)),
    words: Math.min(1, words.length / language.manyWords),
    called: first?.signs.called ?? 0,
  };
}

/** Whether the question contains a proper name that the page does not. */
function missesName(text: string, words: readonly AskedWord[], page: RankedPage | undefined): boolean {
  const names = new Set(
    [...text.matchAll(language.questions.name)].flatMap(([found]) => splitWords(found).map((word) => termsOf(word)[0])),
  );
  return words.some(({ terms }, at) => names.has(terms[0]) && (page?.found[at] ?? 0) < surely);
}
