import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { search } from "#texts/search";
import { redirects } from "../../../redirects";
import { getSite } from "../../site/current";
import { answerQuestion } from "../ask/ask";
import { createIndex, type TextIndex } from "../engine/text-index";
import { indexSite } from "../records/index-pages";

/**
 * `questions.tsv`: a question as a reader puts it, the places that answer it, and the facts that the answer must hold ("a|b":
 * either). "-" stands for a question that the documentation does not answer. Prints the figures that the README names:
 * `npm run test:site`.
 */
const cases = readFileSync(new URL("./questions.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [question = "", places = "", facts = ""] = line.split("\t");
    return { question, places: places === "-" ? [] : places.split(" "), facts: facts.split("; ") };
  });
type Case = (typeof cases)[number];
const answerable = cases.filter(({ places }) => places.length > 0);
const unanswerable = cases.filter(({ places }) => places.length === 0);

let index: TextIndex;
beforeAll(async () => {
  index = await createIndex(await indexSite(getSite(), redirects));
}, 60_000);

const pageOf = (href: string) => href.split("#")[0] ?? "";

function judge({ question, places, facts }: Case): "full" | "partial" | "wrong" | "refused" {
  const quotes = answerQuestion(index, question);
  const [first] = quotes;
  if (!first) return "refused";
  const text = quotes
    .flatMap(({ source, lines }) => [source.heading ?? "", ...lines.map((line) => line.text)])
    .join("\n");
  const isRight = places.map(pageOf).includes(pageOf(first.source.href));
  if (!isRight) return "wrong";
  return facts.every((fact) => fact.split("|").some((words) => text.includes(words))) ? "full" : "partial";
}

test("the set has at least 150 questions, ten of them without an answer", () => {
  expect(cases.length).toBeGreaterThanOrEqual(150);
  expect(unanswerable.length).toBeGreaterThanOrEqual(10);
});

test("every expected page exists", async () => {
  const pages = new Set(index.docs.map(({ page }) => page.href));
  expect(answerable.flatMap(({ places }) => places.map(pageOf)).filter((href) => !pages.has(href))).toEqual([]);
});

test("questions as queries find their page: success@1 0.6, success@3 0.75, MRR 0.68 at least", () => {
  const found = answerable.map(({ question, places }) => {
    const hrefs = [...new Set(index.find(question).map(({ doc }) => doc.page.href))];
    return hrefs.findIndex((href) => places.map(pageOf).includes(href)) + 1;
  });
  const share = (within: number) => found.filter((place) => place > 0 && place <= within).length / found.length;
  const mrr = found.reduce((sum, place) => sum + (place > 0 ? 1 / place : 0), 0) / found.length;
  console.log(
    `Search, ${found.length} questions: success@1 ${share(1).toFixed(2)}, success@3 ${share(3).toFixed(2)}, MRR ${mrr.toFixed(2)}`,
  );
  expect(share(1)).toBeGreaterThanOrEqual(0.6);
  expect(share(3)).toBeGreaterThanOrEqual(0.75);
  expect(mrr).toBeGreaterThanOrEqual(0.68);
}, 120_000);

test("two thirds of the answers hold every fact, at most one in six is wrong", () => {
  const verdicts = answerable.map(judge);
  const count = (verdict: string) => verdicts.filter((other) => other === verdict).length;
  const figures = ["full", "partial", "wrong", "refused"].map((verdict) => `${verdict} ${count(verdict)}`).join(", ");
  const answered = verdicts.length - count("refused");
  console.log(`Ask, ${verdicts.length} questions: ${figures}; precision ${(1 - count("wrong") / answered).toFixed(2)}`);
  expect(count("full") / verdicts.length).toBeGreaterThanOrEqual(0.67);
  expect(count("wrong") / verdicts.length).toBeLessThanOrEqual(1 / 6);
}, 120_000);

test("questions without an answer are refused", () => {
  const answered = unanswerable.filter((entry) => judge(entry) !== "refused").map(({ question }) => question);
  console.log(`Ask, ${unanswerable.length} without an answer: refused ${unanswerable.length - answered.length}`);
  expect(answered.length, answered.join(" | ")).toBeLessThanOrEqual(1);
}, 120_000);

test("questions that are suggested are questions that pages list", () => {
  const listed = new Set(index.docs.flatMap(({ section }) => (section?.isQuestion ? section.heading : [])));
  expect(search.questions.filter((question) => !listed.has(question))).toEqual([]);
});
