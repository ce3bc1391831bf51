import { testQueries, testQuestions } from "../testing/test-sets";

/** The German edition, in which pages without a translation are English. As in English, the second set is held back and only measures. */
testQuestions(
  [
    ["questions.tsv", { at1: 0.95, at3: 0.97, mrr: 0.96, full: 0.73, found: 0.89, precision: 0.95, refused: 0.94 }],
    ["held-back.tsv", { at1: 0.74, at3: 0.91, mrr: 0.83, full: 0.57, found: 0.74, precision: 0.88, refused: 0.9 }],
  ],
  "de",
);

testQueries(
  [
    ["queries.tsv", { at1: 0.86, at3: 0.96, mrr: 0.9 }],
    ["queries-held-back.tsv", { at1: 0.85, at3: 0.9, mrr: 0.88 }],
  ],
  "de",
);
