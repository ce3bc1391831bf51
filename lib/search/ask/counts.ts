import type { PageSigns } from "./page-signs";
import type { PlaceSigns } from "./place-signs";
import type { SureSigns } from "./sureness";

/**
 * What each sign counts that a page and a place of it answer a question, and how sure the first answer is, as
 * `npx tsx bench/search/fit.ts` fits them to the questions for development.
 */
export const counts: { page: PageSigns; place: PlaceSigns } = {
  page: {
    names: 1.84,
    called: 2.19,
    meaning: 1.42,
    context: 0.38,
    anywhere: 1.28,
    anywhereOwn: 1.54,
    headings: 0.27,
    best4: 1.75,
    subjectNamed: 1.49,
    subjectOther: -0.71,
    subjectUnnamed: -1.44,
    developer: 0.43,
    guide: -0.92,
    guideSteps: 0.7,
    remedies: 0.82,
    module: -0.86,
    dated: -1.0,
    particular: -0.07,
    route: 1.14,
    identifier: 1.16,
  },
  place: {
    listed: 1.1,
    listedLike: 2.44,
    listedNear: 0.27,
    called: 0.26,
    around: 2.22,
    whole: 1.96,
    line: 2.2,
    dense: 1.01,
    score: 2.09,
    kindSame: 1.38,
    kindOther: -0.64,
    top: -1.82,
    rows: 0.69,
    long: -1.38,
    stepsIn: -0.15,
    stepsAround: -0.3,
    story: -0.09,
    rightNamed: 0.66,
    rightBefore: 1.75,
    numberMissing: -0.39,
    meaning: 3.45,
    rowNamed: 1.76,
  },
};

/** What each sign counts that the first answer is right. */
export const sure: { base: number; signs: SureSigns } = {
  base: -3.03,
  signs: {
    likelihood: 0.83,
    lead: 0.52,
    value: 0.12,
    anywhere: 0.86,
    unknown: -1.14,
    foreign: -0.92,
    words: 2.06,
    listed: -0.14,
    called: 0.6,
    meaning: 0.11,
  },
};
