import type { PageSigns } from "./page-signs";
import type { PlaceSigns } from "./place-signs";
import type { SureSigns } from "./sureness";

/**
 * What each sign counts that a page and a place of it answer a question, and how sure the first answer is, as
 * `npx tsx bench/search/fit.ts` fits them to the questions for development.
 */
export const counts: { page: PageSigns; place: PlaceSigns } = {
  page: {
    names: 1.7,
    called: 1.71,
    meaning: 0.9,
    context: 0.61,
    anywhere: 1.33,
    anywhereOwn: 1.52,
    headings: 0.37,
    best4: 1.79,
    subjectNamed: 1.55,
    subjectOther: -0.93,
    subjectUnnamed: -1.44,
    developer: 0.42,
    guide: -0.99,
    guideSteps: 0.74,
    remedies: 0.65,
    module: -0.71,
    dated: -1.0,
    particular: -0.09,
    route: 1.25,
    identifier: 1.13,
  },
  place: {
    listed: 1.02,
    listedLike: 2.44,
    listedNear: 0.45,
    called: 0.12,
    around: 2.09,
    whole: 2.09,
    line: 1.96,
    dense: 1.31,
    score: 2.01,
    kindSame: 1.7,
    kindOther: -0.61,
    top: -1.85,
    rows: 0.91,
    long: -1.47,
    stepsIn: 0.05,
    stepsAround: -0.34,
    story: -0.44,
    rightNamed: 0.88,
    rightBefore: 1.76,
    numberMissing: -0.44,
    meaning: 2.85,
    rowNamed: 2.01,
  },
};

/** What each sign counts that the first answer is right. */
export const sure: { base: number; signs: SureSigns } = {
  base: -3.85,
  signs: {
    likelihood: 0.46,
    lead: 0.61,
    value: 0.17,
    anywhere: 0.78,
    unknown: -1.12,
    foreign: -0.73,
    words: 2.18,
    listed: -0.3,
    called: 0.45,
    meaning: 0.03,
  },
};
