import { coverageOf, type WeightedWord } from "../engine/coverage";
import { tokenize } from "../engine/words";
import type { Passage } from "./evidence";
import type { Question } from "./question";
import type { PassageLine } from "./sentences";
import { answersInSteps, defines } from "./suitability";

const stepLimit = 9;
const lineLimit = 3;
/** Words of a line above which it must cover more to be chosen. */
const usualLength = 18;
/** Share of the best line's value that another line needs. */
const leastShare = 0.5;
/** What the first line gains below a heading that says what the question asks; later lines gain less. */
const openingGain = 0.6;
/** A description that invites to read on answers nothing. */
const invitation = /^(?:Learn|See|Read|Find out|Start here)\b/;

/** The lines of a passage that answer best, in the order of the page. */
export function quoteLines(passage: Passage, question: Question, words: readonly WeightedWord[]): PassageLine[] {
  const { doc, lines, inHeading } = passage;
  if (answersInSteps(passage, question)) return [...leadIn(lines), ...firstSteps(lines).slice(0, stepLimit)];
  const own = coverageOf(words, tokenize(doc.section?.heading ?? doc.page.title));
  const values = lines.map((line, at) => {
    if (invitation.test(line.text)) return 0;
    const opening = (own > 0 ? openingGain * inHeading : 0) / (1 + at / 2);
    return lineValue(line.text, words) + opening + (defines(line, question) ? 1 : 0);
  });
  const best = Math.max(0, ...values);
  const chosen = [...values.entries()]
    .filter(([, value]) => value > 0 && value >= best * leastShare)
    .sort(([a, x], [b, y]) => y - x || a - b)
    .slice(0, lineLimit)
    .map(([at]) => at);
  return lines.filter((_, at) => chosen.includes(at));
}

/** The steps of the first list; a second one is another way, such as another platform. */
function firstSteps(lines: readonly PassageLine[]): PassageLine[] {
  const steps = lines.filter((line) => line.type === "step");
  const next = steps.findIndex((step, at) => at > 0 && step.isFirst);
  return next < 0 ? steps : steps.slice(0, next);
}

/** The sentence right before the first step says what the steps are for. */
function leadIn(lines: readonly PassageLine[]): PassageLine[] {
  const first = lines.findIndex((line) => line.type === "step");
  const before = lines[first - 1];
  return before?.type === "sentence" && before.text.includes(" ") ? [before] : [];
}

function lineValue(text: string, words: readonly WeightedWord[]): number {
  const terms = tokenize(text);
  return coverageOf(words, terms) / Math.max(1, Math.sqrt(terms.length / usualLength));
}
