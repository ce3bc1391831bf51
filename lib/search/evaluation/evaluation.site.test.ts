import { beforeAll, describe, expect, test } from "vitest";
import { search } from "#texts/search";
import { answerQuestion } from "../ask/ask";
import { findBest } from "../ask/find-best";
import { createEngine } from "../engine/engine";
import type { TextIndex } from "../engine/text-index";
import { indexFiles } from "../records/index-files";
import { indexOfSite, pagesOfSite } from "../testing/index-of-site";
import { type Case, holdsFacts, pageOf, readCases } from "./cases";

/** The shares of a set that search must reach. */
type SearchGoal = { at1: number; at3: number; mrr: number };
/**
 * And Ask: of all questions those with every fact in a sure answer, and those with it in that or in the nearest places; of sure answers
 * those that quote a right page; of questions without an answer those that get no sure one.
 */
type Goal = SearchGoal & { full: number; found: number; precision: number; refused: number };

/**
 * The first set is for development: its failures may be looked at, and causes mended that more than one of them has. The second is
 * held back: it was written from places drawn at random and only measures. Whoever has looked at a failure of it moves that
 * question to the first and writes another one. Both print the figures that `docs/search.md` names: `npm run test:site`.
 */
const sets: readonly [file: Parameters<typeof readCases>[0], goal: Goal][] = [
  ["questions.tsv", { at1: 0.78, at3: 0.91, mrr: 0.85, full: 0.65, found: 0.82, precision: 0.95, refused: 0.95 }],
  ["held-back.tsv", { at1: 0.72, at3: 0.88, mrr: 0.81, full: 0.48, found: 0.7, precision: 0.89, refused: 0.94 }],
];

/** Queries of a few words: titles as they are remembered, mistyped ones, names of the product, readers' own words, phrases; of one word. */
const shortSets: readonly [file: Parameters<typeof readCases>[0], goal: SearchGoal][] = [
  ["queries.tsv", { at1: 0.86, at3: 0.93, mrr: 0.9 }],
  ["queries-held-back.tsv", { at1: 0.76, at3: 0.89, mrr: 0.84 }],
  ["words.tsv", { at1: 0.88, at3: 0.98, mrr: 0.93 }],
];

let index: TextIndex;
beforeAll(async () => {
  index = await indexOfSite();
});

/** Where the first page that a question wants stands among what search finds, from 1; 0 when it does not. */
function placeOf({ question, places }: Case): number {
  const hrefs = [...new Set(findBest(index, question).map(({ doc }) => doc.page.href))];
  return hrefs.findIndex((href) => places.map(pageOf).includes(href)) + 1;
}

const shareWithin = (found: readonly number[], within: number) =>
  found.filter((place) => place > 0 && place <= within).length / found.length;

const meanReciprocalRank = (found: readonly number[]) =>
  found.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / found.length;

/** Prints how many of the wanted pages stand first, within three, and how far up they are, and holds that to a goal. */
function requireFound(file: string, found: readonly number[], goal: SearchGoal): void {
  const share = (within: number) => shareWithin(found, within);
  const mrr = meanReciprocalRank(found);
  const figures = `success@1 ${share(1).toFixed(2)}, success@3 ${share(3).toFixed(2)}, MRR ${mrr.toFixed(2)}`;
  console.log(`Search, ${file}, ${found.length}: ${figures}`);
  expect(share(1)).toBeGreaterThanOrEqual(goal.at1);
  expect(share(3)).toBeGreaterThanOrEqual(goal.at3);
  expect(mrr).toBeGreaterThanOrEqual(goal.mrr);
}

/** A sure answer holds every fact, or quotes a right page without, or no right page; what is unsure shows every fact nearby, or not. */
const verdicts = ["full", "partial", "wrong", "nearby", "unsure", "refused"] as const;
type Verdict = (typeof verdicts)[number];

function judge({ question, places, facts }: Case): Verdict {
  const { isSure, quotes } = answerQuestion(index, question);
  if (quotes.length === 0) return "refused";
  const text = quotes
    .flatMap(({ source, lines }) => [source.heading ?? "", ...lines.map((line) => line.text)])
    .join("\n");
  const pages = places.map(pageOf);
  const isRight = quotes.some(({ source }) => pages.includes(pageOf(source.href)));
  const isFull = isRight && holdsFacts(facts, text);
  if (!isSure) return isFull ? "nearby" : "unsure";
  if (!isRight) return "wrong";
  return isFull ? "full" : "partial";
}

describe.each(sets)("%s", (file, goal) => {
  const cases = readCases(file);
  const answerable = cases.filter(({ places }) => places.length > 0);
  const unanswerable = cases.filter(({ places }) => places.length === 0);

  let outcomes: { place: number; verdict: Verdict }[];
  // Each question is searched for and asked in turn, as readers do: what was ranked for the one serves the other.
  beforeAll(() => {
    outcomes = answerable.map((entry) => ({ place: placeOf(entry), verdict: judge(entry) }));
  });

  test("every expected page exists", () => {
    const pages = new Set(index.docs.map(({ page }) => page.href));
    expect(answerable.flatMap(({ places }) => places.map(pageOf)).filter((href) => !pages.has(href))).toEqual([]);
  });

  test("questions as queries find their page", () => {
    requireFound(
      file,
      outcomes.map(({ place }) => place),
      goal,
    );
  });

  test("most answers hold every fact, and few come from another page", () => {
    const count = (...some: Verdict[]) => outcomes.filter(({ verdict }) => some.includes(verdict)).length;
    const figures = verdicts.map((verdict) => `${verdict} ${count(verdict)}`).join(", ");
    const precision = 1 - count("wrong") / count("full", "partial", "wrong");
    console.log(`Ask, ${file}, ${outcomes.length} questions: ${figures}; precision ${precision.toFixed(2)}`);
    expect(count("full") / outcomes.length).toBeGreaterThanOrEqual(goal.full);
    expect(count("full", "nearby") / outcomes.length).toBeGreaterThanOrEqual(goal.found);
    expect(precision).toBeGreaterThanOrEqual(goal.precision);
  });

  test("questions without an answer get none that is sure", () => {
    const judged = unanswerable.map((entry) => ({ ...entry, verdict: judge(entry) }));
    const answered = judged.filter(({ verdict }) => verdict === "wrong").map(({ question }) => question);
    const unsure = judged.filter(({ verdict }) => verdict === "unsure").length;
    const refused = unanswerable.length - answered.length;
    console.log(
      `Ask, ${file}, ${unanswerable.length} without an answer: none that is sure ${refused}, of them unsure ${unsure}`,
    );
    expect(refused / unanswerable.length, answered.join(" | ")).toBeGreaterThanOrEqual(goal.refused);
  }, 300_000);
});

test.each(shortSets)("%s: queries of a few words find their page", (file, goal) => {
  const cases = readCases(file);
  const pages = new Set(index.docs.map(({ page }) => page.href));
  expect(cases.flatMap(({ places }) => places.map(pageOf)).filter((href) => !pages.has(href))).toEqual([]);
  requireFound(file, cases.map(placeOf), goal);
});

/** How much less may stand first, and how much further down, where a query reads ten pages and not the whole index. */
const lostInParts = 0.03;

test("an index in parts, as large sites have it, finds nearly as much", async () => {
  const files = indexFiles(await pagesOfSite(), 0);
  const fetch = async (name: string) => new Response(files[name]);
  const engine = createEngine({ base: "", fetch, onComplete: () => {} });
  const cases = readCases("queries-held-back.tsv");
  const inParts: number[] = [];
  for (const { question, places } of cases) {
    const { pages } = await engine.search({ query: question, from: 0, size: 10, sections: 1 });
    inParts.push(pages.findIndex(({ href }) => places.map(pageOf).includes(href)) + 1);
  }
  const whole = cases.map(placeOf);
  requireFound("queries-held-back.tsv in parts", inParts, {
    at1: shareWithin(whole, 1) - lostInParts,
    at3: shareWithin(whole, 3) - lostInParts,
    mrr: meanReciprocalRank(whole) - lostInParts,
  });
});

test("questions that are suggested are questions that pages list", () => {
  const listed = new Set(index.docs.flatMap(({ section }) => (section?.isQuestion ? section.heading : [])));
  expect(search.questions.filter((question) => !listed.has(question))).toEqual([]);
});
