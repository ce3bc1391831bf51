/**
 * The weights of the signs that a page and a place answer a question, and of the signs that an answer is sure, as `node lib/build/run.mjs
 * bench/search/fit.ts` fits them to the development questions.
 */
export const counts = {
  page: {
    names: 1.53,
    called: 1.9,
    meaning: 0.9,
    context: 0.53,
    anywhere: 1.36,
    anywhereOwn: 1.61,
    headings: 0.54,
    best4: 1.7,
    subjectNamed: 1.32,
    subjectOther: -0.66,
    subjectUnnamed: -1.24,
    guide: -0.88,
    guideSteps: 0.7,
    remedies: 0.6,
    module: -0.93,
    dated: -1.0,
    particular: -0.57,
    route: 1.08,
    identifier: 1.35,
  },
  place: {
    listed: 0.96,
    listedLike: 2.55,
    listedNear: 0.5,
    called: 0.03,
    around: 2.22,
    whole: 2.15,
    line: 2.02,
    dense: 1.38,
    score: 1.84,
    kindSame: 1.46,
    kindOther: -0.65,
    top: -1.93,
    rows: 0.83,
    long: -1.45,
    stepsAround: -0.38,
    story: -0.61,
    rightNamed: 0.83,
    rightBefore: 1.57,
    numberMissing: -0.32,
    meaning: 2.64,
    rowNamed: 1.87,
  },
};

/** The weights of the signs that the quoted places are right. */
export const sure = {
  base: -3.86,
  signs: {
    likelihood: 0.9,
    value: 0.37,
    anywhere: 0.28,
    anywhereOwn: 0.6,
    context: -0.56,
    dense: -0.96,
    unknown: -1.06,
    nameMissing: -1.94,
    words: 2.46,
    called: 0.42,
  },
};

/** The signs that a page answers, whichever of its places does; each from 0 to 1. */
export type PageSigns = Readonly<Record<keyof typeof counts.page, number>>;
/** The signs that a place of a page answers, each from 0 to about 1. */
export type PlaceSigns = Readonly<Record<keyof typeof counts.place, number>>;
/** The signs that the pages to quote answer the question. */
export type SureSigns = Readonly<Record<keyof typeof sure.signs, number>>;

/** The weighted sum of signs. */
export function sumOf<Sign extends string>(
  weights: Readonly<Record<Sign, number>>,
  signs: Readonly<Record<Sign, number>>,
  base = 0,
): number {
  let sum = base;
  for (const sign in weights) sum += weights[sign] * signs[sign];
  return sum;
}
