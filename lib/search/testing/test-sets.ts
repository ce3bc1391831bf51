import { beforeAll, describe, expect, test } from "vitest";
import { answerQuestion } from "../ask/ask";
import { findBest } from "../ask/find-best";
import type { TextIndex } from "../engine/text-index";
import { type Case, holdsFacts, pageOf, readCases, type SetFile } from "../evaluation/cases";
import { indexOfSite } from "./index-of-site";

/** Minimum shares that search must reach on a set. */
type SearchGoal = { at1: number; at3: number; mrr: number };
/**
 * The same for Ask. `full`: share of all questions with every fact in a sure answer; `found`: with every fact in a sure answer or in the
 * nearest places; `precision`: share of sure answers that quote a right page; `refused`: share of unanswerable questions that get no sure
 * answer.
 */
type Goal = SearchGoal & { full: number; found: number; precision: number; refused: number };

/** Sets with what they must reach. */
type Sets<Reached> = readonly (readonly [file: SetFile, goal: Reached])[];

/** The rank, counted from 1, of the first wanted page of a question in the search results; 0 when it is not found. */
function placeOf(index: TextIndex, { question, places }: Case): number {
  const hrefs = [...new Set(findBest(index, question).map(({ doc }) => doc.page.href))];
  return hrefs.findIndex((href) => places.map(pageOf).includes(href)) + 1;
}

/** Ranks by the set and the language they were found for, in the one index of a process. */
const ranks = new Map<string, readonly number[]>();

/** The rank of every case of a set in the index of the real content, found once per process. */
export async function ranksOf(file: SetFile, language = ""): Promise<readonly number[]> {
  const index = await indexOfSite();
  const found = ranks.get(language + file) ?? readCases(file, language).map((entry) => placeOf(index, entry));
  ranks.set(language + file, found);
  return found;
}

/** The share of ranks that are among the first ones. */
export const shareWithin = (found: readonly number[], within: number): number =>
  found.filter((place) => place > 0 && place <= within).length / found.length;

/** The mean of the inverse ranks, in which a page that is not found counts as 0. */
export const meanReciprocalRank = (found: readonly number[]): number =>
  found.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / found.length;

/** Prints success@1, success@3 and MRR of the ranks found, and asserts that they reach a goal. */
export function requireFound(file: string, found: readonly number[], goal: SearchGoal): void {
  const share = (within: number) => shareWithin(found, within);
  const mrr = meanReciprocalRank(found);
  const figures = `success@1 ${share(1).toFixed(2)}, success@3 ${share(3).toFixed(2)}, MRR ${mrr.toFixed(2)}`;
  console.log(`Search, ${file}, ${found.length}: ${figures}`);
  expect(share(1)).toBeGreaterThanOrEqual(goal.at1);
  expect(share(3)).toBeGreaterThanOrEqual(goal.at3);
  expect(mrr).toBeGreaterThanOrEqual(goal.mrr);
}

/**
 * A sure answer has every fact (`full`), or quotes a right page without every fact (`partial`), or quotes no right page (`wrong`); an
 * unsure one has every fact in the nearest places (`nearby`) or not (`unsure`).
 */
const verdicts = ["full", "partial", "wrong", "nearby", "unsure", "refused"] as const;
type Verdict = (typeof verdicts)[number];

function judge(index: TextIndex, { question, places, facts }: Case): Verdict {
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

/** The pages that cases name and the index does not have. */
const missingPages = (cases: readonly Case[], { docs }: TextIndex): string[] => {
  const pages = new Set(docs.map(({ page }) => page.href));
  return cases.flatMap(({ places }) => places.map(pageOf)).filter((href) => !pages.has(href));
};

/** Tests search and Ask with the questions of some sets of a language. */
export function testQuestions(sets: Sets<Goal>, language?: string): void {
  describe.each(sets)("%s", (file, goal) => {
    const cases = readCases(file, language);
    const answerable = cases.filter(({ places }) => places.length > 0);
    const unanswerable = cases.filter(({ places }) => places.length === 0);

    let index: TextIndex;
    let outcomes: { place: number; verdict: Verdict }[];
    // Searches for and asks each question in turn, as readers do, so that one ranking serves both.
    beforeAll(async () => {
      index = await indexOfSite();
      outcomes = answerable.map((entry) => ({ place: placeOf(index, entry), verdict: judge(index, entry) }));
    });

    test("names only pages that exist", () => {
      expect(missingPages(answerable, index)).toEqual([]);
    });

    test("finds the right page when questions are used as queries", () => {
      requireFound(
        file,
        outcomes.map(({ place }) => place),
        goal,
      );
    });

    test("answers most questions with every fact and few from a wrong page", () => {
      const count = (...some: Verdict[]) => outcomes.filter(({ verdict }) => some.includes(verdict)).length;
      const figures = verdicts.map((verdict) => `${verdict} ${count(verdict)}`).join(", ");
      const precision = 1 - count("wrong") / count("full", "partial", "wrong");
      console.log(`Ask, ${file}, ${outcomes.length} questions: ${figures}; precision ${precision.toFixed(2)}`);
      expect(count("full") / outcomes.length).toBeGreaterThanOrEqual(goal.full);
      expect(count("full", "nearby") / outcomes.length).toBeGreaterThanOrEqual(goal.found);
      expect(precision).toBeGreaterThanOrEqual(goal.precision);
    });

    test("gives no sure answer to unanswerable questions", () => {
      const judged = unanswerable.map((entry) => ({ ...entry, verdict: judge(index, entry) }));
      const answered = judged.filter(({ verdict }) => verdict === "wrong").map(({ question }) => question);
      const unsure = judged.filter(({ verdict }) => verdict === "unsure").length;
      const refused = unanswerable.length - answered.length;
      console.log(
        `Ask, ${file}, ${unanswerable.length} without an answer: none that is sure ${refused}, of them unsure ${unsure}`,
      );
      expect(refused / unanswerable.length, answered.join(" | ")).toBeGreaterThanOrEqual(goal.refused);
    }, 300_000);
  });
}

/** Tests search with the short queries of some sets of a language. */
export function testQueries(sets: Sets<SearchGoal>, language?: string): void {
  test.each(sets)("finds the right page for the short queries of %s", async (file, goal) => {
    expect(missingPages(readCases(file, language), await indexOfSite())).toEqual([]);
    requireFound(file, await ranksOf(file, language), goal);
  });
}
