import { askedWords } from "../../lib/search/ask/ask";
import { pagesToQuote } from "../../lib/search/ask/choose-places";
import { counts, sure } from "../../lib/search/ask/counts";
import { type AnswerPlace, linesAt } from "../../lib/search/ask/places";
import { readQuestion } from "../../lib/search/ask/question";
import { type RankedPage, rankAnswers } from "../../lib/search/ask/rank-answers";
import { signsOfAnswer } from "../../lib/search/ask/sureness";
import { createIndex } from "../../lib/search/engine/text-index";
import { type Case, holdsFacts, pageOf, readCases } from "../../lib/search/evaluation/cases";
import { indexSite } from "../../lib/search/records/index-pages";
import { getSite } from "../../lib/site/current";
import { redirects } from "../../redirects";
import { addTo, minimize, product } from "./gradient-descent";

/**
 * Fits the weights in `lib/search/ask/counts.ts` to the development questions and prints them: first those that make the answering pages
 * and places the most likely ones, then those that predict whether a quote is right. The former are validated on questions left out of the
 * fit, a fifth at a time; the latter are fitted to the quotes chosen there.
 */
type Candidate = { signs: Float64Array; page: number; isPage: boolean; isPlace: boolean };
type Signed = {
  hasAnswer: boolean;
  candidates: readonly Candidate[];
  /** The signs of what would be quoted under some counts, and whether one of its pages answers. */
  answered(counts: Float64Array): { signs: Float64Array; isRight: boolean };
};

const parts = 5;
const steps = { counts: 400, sure: 2000 } as const;
/** Regularization of large weights. */
const decay = { counts: 0.002, sure: 0.003 } as const;
/** Half of the fit asks for the page, half for the place. */
const placeShare = 0.5;
/** A question without an answer that gets one is worse than an answer that is missing. */
const withoutAnswer = 2;

const namesOf = <Name extends string>(used: Readonly<Record<Name, number>>) => Object.keys(used) as Name[];
const [pageSigns, placeSigns, sureSigns] = [namesOf(counts.page), namesOf(counts.place), namesOf(sure.signs)];

const index = await createIndex(await indexSite(getSite(), redirects));

function sign({ question: text, places, facts }: Case): Signed {
  const question = readQuestion(text);
  const words = askedWords(index, question);
  const ranked = rankAnswers(index, question, words);
  const pages = places.map(pageOf);
  const all = ranked.flatMap((page, at) => page.places.map((place) => ({ page, place, at })));
  const isOn = ({ place }: (typeof all)[number]) => pages.includes(place.page.href);
  const holds = ({ place }: (typeof all)[number]) => holdsFacts(facts, textOf(place));
  const hasFacts = all.some((entry) => isOn(entry) && holds(entry));
  const candidates = all.map((entry): Candidate => {
    const { page, place, at } = entry;
    const ofPage = pageSigns.map((name) => page.signs[name]);
    const signs = Float64Array.from([...ofPage, ...placeSigns.map((name) => place.signs[name])]);
    return { signs, page: at, isPage: isOn(entry), isPlace: isOn(entry) && (!hasFacts || holds(entry)) };
  });
  return {
    hasAnswer: candidates.some(({ isPage }) => isPage),
    candidates,
    answered(fitted) {
      const values = valuesOf(candidates, fitted);
      const again = ranked
        .map((page, at): RankedPage => {
          const own = all.flatMap(({ place, at: of }, n) => (of === at ? [{ ...place, value: values[n] ?? 0 }] : []));
          const ordered = own.sort((a, b) => b.value - a.value);
          return { ...page, value: ordered[0]?.value ?? page.value, places: ordered };
        })
        .sort((a, b) => b.value - a.value);
      const found = signsOfAnswer(again, text, words);
      return {
        signs: Float64Array.from([1, ...sureSigns.map((name) => found[name])]),
        isRight: pagesToQuote(again).some(({ page }) => pages.includes(page.href)),
      };
    },
  };
}

const textOf = (place: AnswerPlace) =>
  [place.section?.heading ?? "", ...linesAt(place).map(({ text }) => text)].join("\n");
const valuesOf = (candidates: readonly Candidate[], fitted: Float64Array) =>
  candidates.map(({ signs }) => product(signs, fitted));

/** Counts under which what answers is likeliest among all candidates of its question. */
function fitCounts(cases: readonly Signed[]): Float64Array {
  const used = cases.filter(({ hasAnswer }) => hasAnswer);
  return minimize(pageSigns.length + placeSigns.length, steps.counts, (fitted) => {
    const slope = fitted.map((count) => count * decay.counts);
    for (const { candidates } of used) {
      const values = valuesOf(candidates, fitted);
      const highest = Math.max(...values);
      const likely = values.map((value) => Math.exp(value - highest));
      const totalOf = (isIn: (candidate: Candidate) => boolean) =>
        likely.reduce((sum, value, at) => sum + (candidates[at] && isIn(candidates[at]) ? value : 0), 0);
      const [all, page, place] = [
        totalOf(() => true),
        totalOf(({ isPage }) => isPage),
        totalOf(({ isPlace }) => isPlace),
      ];
      candidates.forEach(({ signs, isPage, isPlace }, at) => {
        const own = likely[at] ?? 0;
        const right = (isPage ? ((1 - placeShare) * own) / page : 0) + (isPlace ? (placeShare * own) / place : 0);
        addTo(slope, signs, (own / all - right) / used.length);
      });
    }
    return slope;
  });
}

/** Cross-validation: each entry with the weights fitted to the parts that do not contain it. */
function parted<Entry>(entries: readonly Entry[], fit: (others: readonly Entry[]) => Float64Array) {
  return Array.from({ length: parts }, (_, part) => {
    const fitted = fit(entries.filter((_entry, at) => at % parts !== part));
    return entries.filter((_entry, at) => at % parts === part).map((entry) => ({ entry, fitted }));
  }).flat();
}

type Answer = { signs: Float64Array; isRight: boolean; weight: number };

/** Fits the weights that separate right answers from wrong ones (logistic regression). */
function fitSure(answers: readonly Answer[]): Float64Array {
  const total = answers.reduce((sum, { weight }) => sum + weight, 0);
  return minimize(sureSigns.length + 1, steps.sure, (fitted) => {
    const slope = fitted.map((count, at) => (at === 0 ? 0 : count * decay.sure));
    for (const { signs, isRight, weight } of answers) {
      const likely = 1 / (1 + Math.exp(-product(signs, fitted)));
      addTo(slope, signs, ((likely - Number(isRight)) * weight) / total);
    }
    return slope;
  });
}

/** How many are answered from each sureness on, each answer by the counts of the parts without it. */
function answersFrom(answers: readonly Answer[]) {
  const likely = parted(answers, fitSure).map(({ entry, fitted }) => ({ ...entry, sum: product(entry.signs, fitted) }));
  return [0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8].map((least) => {
    const given = likely.filter(({ sum }) => 1 / (1 + Math.exp(-sum)) >= least);
    const right = given.filter(({ isRight }) => isRight).length;
    const unanswerable = given.filter(({ weight }) => weight === withoutAnswer).length;
    return { least, right, wrong: given.length - right - unanswerable, unanswerable };
  });
}

/** Rank, from 1, of the best answer to a question among the pages found. */
function placeOf({ candidates }: Signed, fitted: Float64Array): number {
  const values = valuesOf(candidates, fitted);
  const best = Math.max(...values.filter((_, at) => candidates[at]?.isPage));
  return 1 + new Set(candidates.filter((_, at) => (values[at] ?? 0) > best).map(({ page }) => page)).size;
}

const cases = readCases("questions.tsv").map((entry) => ({ ...sign(entry), isAnswered: entry.places.length > 0 }));
const leftOut = parted(cases, fitCounts).map(({ entry, fitted }) => ({
  ...entry,
  place: entry.hasAnswer ? placeOf(entry, fitted) : 0,
  ...entry.answered(fitted),
}));
const answered = leftOut.filter(({ isAnswered }) => isAnswered);
const share = (within: number) =>
  (answered.filter(({ place }) => place > 0 && place <= within).length / answered.length).toFixed(2);
console.log(
  `Questions left out of the fit: success@1 ${share(1)}, success@3 ${share(3)} (names and keywords not put first)`,
);
const fitted = fitCounts(cases);
const answers = leftOut.map(({ signs, isRight, isAnswered }) => ({
  signs,
  isRight,
  weight: isAnswered ? 1 : withoutAnswer,
}));
const fittedSure = fitSure(answers);
console.table(answersFrom(answers));
const figures = <Name extends string>(
  names: readonly Name[],
  from: Float64Array,
  start: number,
  used: Readonly<Record<Name, number>>,
) => Object.fromEntries(names.map((name, at) => [name, { fitted: from[start + at]?.toFixed(2), used: used[name] }]));
console.table(figures(pageSigns, fitted, 0, counts.page));
console.table(figures(placeSigns, fitted, pageSigns.length, counts.place));
console.table({
  base: { fitted: fittedSure[0]?.toFixed(2), used: sure.base },
  ...figures(sureSigns, fittedSure, 1, sure.signs),
});
