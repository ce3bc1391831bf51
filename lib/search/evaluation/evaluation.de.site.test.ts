import { testQueries, testQuestions } from "../testing/test-sets";

/** The German edition, in which pages without a translation are English. As in English, the second set is held back and only measures. */
testQuestions(
  [
    ["questions.tsv", { at1: 0.88, at3: 0.88, mrr: 0.88, full: 0.53, found: 0.8, precision: 0.95, refused: 0.94 }],
    ["held-back.tsv", { at1: 0.75, at3: 0.86, mrr: 0.82, full: 0.29, found: 0.63, precision: 0.95, refused: 0.9 }],
  ],
  "de",
);

testQueries(
  [
    ["queries.tsv", { at1: 0.71, at3: 0.76, mrr: 0.74 }],
    ["queries-held-back.tsv", { at1: 0.74, at3: 0.82, mrr: 0.79 }],
  ],
  "de",
);
