import { coverageOf } from "../engine/coverage";
import type { Ranked } from "../engine/rank";
import type { IndexedPage } from "../types";
import type { Compared } from "./listed";
import type { Question } from "./question";
import { subjectFactor } from "./subjects";

/**
 * What each sign counts that a page answers a question, as `npx tsx bench/search/fit.ts` fits it to the questions for development,
 * rounded.
 */
export const counts = {
  /** Likeness of its best listed question or heading, and its square: near ones count more than twice as much as half near ones. */
  likeness: 3.7,
  /** Score of its best record, and of its best four, as shares of the best score of all. */
  best: 0.7,
  best4: 1.15,
  /** Share of the words that stand anywhere in it, and in its headings. */
  anywhere: 1.8,
  headings: 1.7,
  /** How well its subject suits the question. */
  subject: 1.8,
  /** Whether plain search finds it: one record has all words. */
  isFound: 1.1,
  /** Concepts say what questions in the reader's own words ask for. */
  isConcept: 1,
};
type Sign = keyof typeof counts;
/** What speaks for a page, each sign from 0 to about 1, or for `best4` to 4. */
type Signs = Readonly<Record<Sign, number>>;
/** Records of a page that `best4` counts. */
const fewRecords = 4;

/** Pages with any word of a question, the likeliest answer first; of as likely ones, the one with the better match. */
export function rankPages(question: Question, compared: Compared, found: readonly Ranked[]): IndexedPage[] {
  const names = Object.keys(counts) as Sign[];
  return signsOf(question, compared, found)
    .map(({ page, signs }) => ({ page, sum: names.reduce((sum, name) => sum + counts[name] * signs[name], 0) }))
    .sort((a, b) => b.sum - a.sum)
    .map(({ page }) => page);
}

/** The signs of each page with any word of a question, pages with the better match first. `found` is what plain search finds. */
export function signsOf(
  question: Question,
  { words, matches, byPage, places }: Compared,
  found: readonly Ranked[],
): { page: IndexedPage; signs: Signs }[] {
  const highest = matches[0]?.score ?? 1;
  const isFound = new Set(found.map(({ doc }) => doc.page));
  const likeness = new Map<IndexedPage, number>();
  for (const { page, likeness: own } of places) likeness.set(page, Math.max(likeness.get(page) ?? 0, own));
  return [...byPage].map(([page, records]) => {
    const like = likeness.get(page) ?? 0;
    const scores = records.slice(0, fewRecords).map(({ score }) => score / highest);
    const anywhere = new Set<string>();
    const inHeadings = new Set<string>();
    for (const { terms, fields } of records) {
      for (const term of terms) {
        anywhere.add(term);
        if (fields[term]?.includes("heading")) inHeadings.add(term);
      }
    }
    const signs = {
      likeness: like + like ** 2,
      best: scores[0] ?? 0,
      best4: scores.reduce((all, score) => all + score, 0),
      anywhere: coverageOf(words, [...anywhere]),
      headings: coverageOf(words, [...inHeadings]),
      subject: subjectFactor(page, question.text, ""),
      isFound: Number(isFound.has(page)),
      isConcept: Number(page.type === "concept"),
    };
    return { page, signs };
  });
}
