import { coverageOf, mainOf, strengthOf, type WeightedWord } from "../engine/coverage";
import type { IndexDoc, Ranked } from "../engine/rank";
import { tokenize } from "../engine/words";
import type { Question } from "./question";
import { linesOf, type PassageLine, splitSentences } from "./sentences";
import { leastForSteps, type Place, suitabilityOf } from "./suitability";

/** A place in the documentation that may answer. */
export type Passage = Place & {
  /** Share of the question that its headings together with its best lines cover. */
  coverage: number;
  /** Whether it surely has the word that decides most. */
  hasMain: boolean;
  score: number;
};

/** Strength of a match that is more than a guess. */
const leastSure = 0.7;
/** What words that only shape a question add: "how many" is better answered by a line with "many". */
const hintGain = 0.3;
/** A sentence of fewer words says nothing by itself. */
const leastWords = 3;

/** Weighs one match as evidence. `best` is the highest score among the matches. */
export function weighPassage(
  { doc, score }: Ranked,
  question: Question,
  words: readonly WeightedWord[],
  best: number,
): Passage {
  const lines = passageLines(doc);
  const heading = tokenize(headingOf(doc));
  const around = [...heading, ...tokenize([doc.page.group, ...doc.page.tags].join(" "))];
  const inHeading = coverageOf(words, heading);
  const reached = unitsOf(lines, question, inHeading).map((unit) => [...around, ...tokenize(unit)]);
  const coverages = reached.map((terms) => coverageOf(words, terms));
  const coverage = Math.max(0, ...coverages);
  const terms = reached[coverages.indexOf(coverage)] ?? [];
  const main = mainOf(words);
  const hints = question.hints.map((word) => ({ word, weight: 1, isKnown: true }));
  const suits = suitabilityOf({ doc, lines, inHeading }, question, words);
  return {
    doc,
    lines,
    coverage,
    inHeading,
    hasMain: main !== undefined && strengthOf(main, terms) >= leastSure,
    score: coverage ** 3 * (1 + inHeading) * (1 + hintGain * coverageOf(hints, terms)) * (score / best) ** 0.3 * suits,
  };
}

function passageLines({ page, section }: IndexDoc): PassageLine[] {
  const description = section ? [] : splitSentences(page.description);
  return [
    ...linesOf(section ? section.text : page.text),
    ...description.map((text): PassageLine => ({ type: "sentence", text })),
  ].filter(({ type, text }) => type !== "sentence" || text.split(" ").length >= leastWords);
}

const headingOf = ({ page, section }: IndexDoc) => (section ? `${section.heading} ${page.title}` : page.title);

/** What may answer as a whole: two neighboring lines, or all steps below a heading that is about the question. */
function unitsOf(lines: readonly PassageLine[], { intent }: Question, inHeading: number): string[] {
  const pairs = lines.map((line, at) => `${line.text} ${lines[at + 1]?.text ?? ""}`);
  const steps = lines.filter(({ type }) => type === "step").map(({ text }) => text);
  return intent === "steps" && inHeading >= leastForSteps ? [...pairs, steps.join(" ")] : pairs;
}
