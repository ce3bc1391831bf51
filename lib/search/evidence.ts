import type { DocType } from "../types";
import type { QueryWord } from "./query";
import type { Intent } from "./question";
import { type IndexDoc, isMatched, type Ranked } from "./rank";
import { linesOf, type PassageLine, splitSentences } from "./sentences";
import { tokenize } from "./words";

/** A word of a question and how much it decides. */
export type WeightedWord = { word: QueryWord; weight: number };
/** A place in the documentation that may answer: its lines, how much of the question it covers, how good it is. */
export type Passage = { doc: IndexDoc; lines: PassageLine[]; coverage: number; inHeading: number; score: number };

/** Page types that answer questions less well than others. */
const typeFactor: Partial<Record<DocType, number>> = { landing: 0.75, home: 0.5, system: 0.4 };
const preparation = /^(?:before you begin|check the result|variants)$/i;

/** Weighs one match as evidence. `best` is the highest score among the matches. */
export function weighPassage(
  { doc, score, terms }: Ranked,
  intent: Intent,
  words: readonly WeightedWord[],
  best: number,
): Passage {
  const lines = passageLines(doc);
  const coverage = coverageOf(words, terms);
  const inHeading = coverageOf(words, tokenize(headingOf(doc)));
  const factor = intentFactor(doc, lines, intent, inHeading) * (typeFactor[doc.page.type] ?? 1);
  return { doc, lines, coverage, inHeading, score: coverage ** 2 * (1 + inHeading) * (score / best) ** 0.3 * factor };
}

/** Share of the words' weight that stands behind these terms, from 0 to 1. */
export function coverageOf(words: readonly WeightedWord[], terms: readonly string[]): number {
  const sum = (list: readonly WeightedWord[]) => list.reduce((total, { weight }) => total + weight, 0);
  return sum(words.filter(({ word }) => isMatched(word, terms))) / (sum(words) || 1);
}

function passageLines({ page, section }: IndexDoc): PassageLine[] {
  if (section) return linesOf(section.text);
  const description = splitSentences(page.description).map((text): PassageLine => ({ type: "sentence", text }));
  return [...description, ...linesOf(page.text)];
}

const headingOf = ({ page, section }: IndexDoc) => (section ? `${section.heading} ${page.title}` : page.title);

/** How well a kind of passage suits a kind of question. */
function intentFactor({ section }: IndexDoc, lines: readonly PassageLine[], intent: Intent, inHeading: number): number {
  if (lines.length === 0) return 0;
  if (intent === "steps") {
    const steps = lines.filter((line) => line.type === "step").length;
    if (section && preparation.test(section.heading)) return 0.6;
    return steps > 1 ? 1.5 : 1;
  }
  if (intent === "definition" && !section) return inHeading > 0.6 ? 1.7 : 1.1;
  return section?.isTerm ? 0.9 : 1;
}
