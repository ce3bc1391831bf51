import { coverageOf, type Passage, type WeightedWord } from "./evidence";
import type { Intent } from "./question";
import type { PassageLine } from "./sentences";
import { tokenize } from "./words";

const stepLimit = 9;
const lineLimit = 3;
/** Words of a line above which it must cover more to be chosen. */
const usualLength = 18;
/** Share of the best line's value that another line needs. */
const leastShare = 0.5;

/** The lines of a passage that answer best, in the order of the page. */
export function quoteLines({ doc, lines }: Passage, intent: Intent, words: readonly WeightedWord[]): PassageLine[] {
  const steps = lines.filter((line) => line.type === "step");
  if (intent === "steps" && steps.length > 1) return [...leadIn(lines), ...steps.slice(0, stepLimit)];
  const values = lines.map(({ text }) => lineValue(text, words));
  const best = Math.max(...values);
  if (best === 0 || !doc.section) return lines.slice(0, 2);
  const chosen = [...values.entries()]
    .filter(([, value]) => value >= best * leastShare)
    .sort(([a, x], [b, y]) => y - x || a - b)
    .slice(0, lineLimit)
    .map(([at]) => at);
  return lines.filter((_, at) => chosen.includes(at));
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
