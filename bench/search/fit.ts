import { compare } from "../../lib/search/ask/listed";
import { readQuestion } from "../../lib/search/ask/question";
import { counts, signsOf } from "../../lib/search/ask/rank-pages";
import { createWeigher } from "../../lib/search/engine/coverage";
import { createIndex } from "../../lib/search/engine/text-index";
import { pageOf, readCases } from "../../lib/search/evaluation/cases";
import { indexSite } from "../../lib/search/records/index-pages";
import { getSite } from "../../lib/site/current";
import { redirects } from "../../redirects";

/**
 * Fits what each sign of `lib/search/ask/rank-pages.ts` counts to the questions for development, and prints it: the counts under
 * which the pages that answer a question are likeliest among all (softmax, gradient descent). What they are worth is measured on
 * questions that were left out of the fit, a fifth at a time.
 */
type Signed = { pages: readonly Float64Array[]; isAnswer: readonly boolean[] };

const steps = 1000;
const rate = 1;
/** How much large counts are held back. */
const decay = 0.003;
const parts = 5;

async function readSigns(): Promise<Signed[]> {
  const index = await createIndex(await indexSite(getSite(), redirects));
  const weigh = createWeigher(index)(1);
  return readCases("questions.tsv").flatMap(({ question: text, places }) => {
    const answers = places.map(pageOf);
    const question = readQuestion(text);
    const compared = compare(index, question, question.words.map(weigh), weigh);
    const pages = signsOf(question, compared, index.find(text));
    const isAnswer = pages.map(({ page }) => answers.includes(page.href));
    return isAnswer.includes(true)
      ? [{ pages: pages.map(({ signs }) => Float64Array.from(Object.values(signs))), isAnswer }]
      : [];
  });
}

const total = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0);

function sumOf(signs: Float64Array, counts: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < signs.length; at++) sum += (signs[at] ?? 0) * (counts[at] ?? 0);
  return sum;
}

/** Adds `share` of what is in `list` to `target`. */
function addTo(target: Float64Array, list: Float64Array, share: number): void {
  for (let at = 0; at < target.length; at++) target[at] = (target[at] ?? 0) + share * (list[at] ?? 0);
}

function fit(cases: readonly Signed[]): Float64Array {
  const found = new Float64Array(cases[0]?.pages[0]?.length ?? 0);
  for (let step = 0; step < steps; step++) {
    const slope = new Float64Array(found.length);
    addTo(slope, found, -decay);
    for (const { pages, isAnswer } of cases) {
      const sums = pages.map((signs) => sumOf(signs, found));
      const highest = Math.max(...sums);
      const likely = sums.map((sum) => Math.exp(sum - highest));
      const [all, right] = [total(likely), total(likely.filter((_, at) => isAnswer[at]))];
      pages.forEach((signs, at) => {
        const own = likely[at] ?? 0;
        addTo(slope, signs, ((isAnswer[at] ? own / right : 0) - own / all) / cases.length);
      });
    }
    addTo(found, slope, rate);
  }
  return found;
}

/** Place of the best answer of each question among all pages, from 1. */
function placesOf(cases: readonly Signed[], counts: Float64Array): number[] {
  return cases.map(({ pages, isAnswer }) => {
    const sums = pages.map((signs) => sumOf(signs, counts));
    const best = Math.max(...sums.filter((_, at) => isAnswer[at]));
    return 1 + sums.filter((sum) => sum > best).length;
  });
}

const cases = await readSigns();
const leftOut = Array.from({ length: parts }, (_, part) => {
  const isOut = (_case: Signed, at: number) => at % parts === part;
  const counts = fit(cases.filter((entry, at) => !isOut(entry, at)));
  return placesOf(cases.filter(isOut), counts);
}).flat();
const share = (within: number) => (leftOut.filter((place) => place <= within).length / leftOut.length).toFixed(2);
console.log(
  `Questions left out of the fit: success@1 ${share(1)}, success@3 ${share(3)} (names and keywords not put first)`,
);
const fitted = fit(cases);
console.table(
  Object.fromEntries(
    Object.keys(counts).map((name, at) => [
      name,
      { fitted: fitted[at]?.toFixed(2), used: counts[name as keyof typeof counts] },
    ]),
  ),
);
