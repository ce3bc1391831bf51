import type { DocType } from "../types";
import { isDated } from "./docs";
import { matchStrength } from "./match";
import type { QueryWord } from "./query";
import type { Question } from "./question";
import type { IndexDoc, Ranked } from "./rank";
import { linesOf, type PassageLine, splitSentences } from "./sentences";
import { keyOf, tokenize } from "./words";

/** A word of a question and how much it decides. */
export type WeightedWord = { word: QueryWord; weight: number };
/** A place in the documentation that may answer: its lines, how much of the question it covers, how good it is. */
export type Passage = {
  doc: IndexDoc;
  lines: PassageLine[];
  coverage: number;
  inHeading: number;
  /** Whether it surely has the word that decides most. */
  hasMain: boolean;
  score: number;
};

/** Strength of a match that is more than a guess. */
const leastSure = 0.7;
/** Page types that answer questions less well than others. */
const typeFactor: Partial<Record<DocType, number>> = { landing: 0.75, home: 0.5 };
/** Pages for developers answer those who ask in their words. */
const forDevelopers = /^reference-(?:api|cli|sdk)$/;
const developerWords = /\b(?:api|cli|sdk|command|endpoint|attribute|field|request|call|json|option|\.net|javascript)/i;
/** Pages whose numbered lists are instructions; on others they tell a story. */
const stepsFactor: Partial<Record<DocType, number>> = {
  "how-to": 1.6,
  tutorial: 1.5,
  "reference-settings": 1.6,
  troubleshooting: 1.2,
};
/** News answers only when the manuals do not. */
const datedFactor = 0.5;
/** Sections of a how-to around its steps. */
const aroundSteps = /^(?:before you begin|check the result|variants)$/i;

/** Weighs one match as evidence. `best` is the highest score among the matches. */
export function weighPassage(
  { doc, score, terms }: Ranked,
  question: Question,
  words: readonly WeightedWord[],
  best: number,
): Passage {
  const lines = passageLines(doc);
  const found = [...terms, ...tokenize(doc.page.description)];
  const coverage = coverageOf(words, found);
  const main = words.reduce<WeightedWord | undefined>(
    (most, word) => (most && most.weight >= word.weight ? most : word),
    undefined,
  );
  const inHeading = coverageOf(words, tokenize(headingOf(doc)));
  const inLine = Math.max(0, ...lines.map(({ text }) => coverageOf(words, tokenize(text))));
  const suits =
    lines.length === 0 ? 0 : intentFactor(doc, lines, question, inHeading) * pageFactor(doc, question, words);
  const evidence = coverage ** 2 * (1 + inHeading) * (0.5 + inLine) * (score / best) ** 0.3;
  const hasMain = main !== undefined && matchStrength(main.word, found) >= leastSure;
  return { doc, lines, coverage, inHeading, hasMain, score: evidence * suits };
}

/** Share of the words' weight that stands behind these terms, from 0 to 1. */
export function coverageOf(words: readonly WeightedWord[], terms: readonly string[]): number {
  const covered = words.reduce((sum, { word, weight }) => sum + weight * matchStrength(word, terms), 0);
  return covered / (words.reduce((sum, { weight }) => sum + weight, 0) || 1);
}

function passageLines({ page, section }: IndexDoc): PassageLine[] {
  if (section) return linesOf(section.text);
  const description = splitSentences(page.description).map((text): PassageLine => ({ type: "sentence", text }));
  return [...description, ...linesOf(page.text)];
}

const headingOf = ({ page, section }: IndexDoc) => (section ? `${section.heading} ${page.title}` : page.title);

/** How well a kind of passage suits a kind of question. */
function intentFactor(
  { page, section }: IndexDoc,
  lines: readonly PassageLine[],
  { intent, words }: Question,
  inHeading: number,
): number {
  if (section?.isTerm) return isNamed(section.heading, words) ? 2 : 0.8;
  if (intent === "steps") {
    if (section && aroundSteps.test(section.heading)) return 0.6;
    return lines.filter((line) => line.type === "step").length > 1 ? (stepsFactor[page.type] ?? 1) : 1;
  }
  return intent === "definition" && !section ? (inHeading > 0.6 ? 1.8 : 1.1) : 1;
}

/** Whether a question asks for this very name: "What does PL-1106 mean?" */
function isNamed(heading: string, words: readonly QueryWord[]): boolean {
  const key = keyOf(heading.split(": ")[0] ?? heading);
  return words.some(({ terms }) => terms.length > 1 && terms[0] === key);
}

/** A page about one integration, or for developers, answers only those who ask about it. */
function pageFactor({ page }: IndexDoc, { text }: Question, words: readonly WeightedWord[]): number {
  const isForOthers = forDevelopers.test(page.type) && !developerWords.test(text);
  const isElsewhere = page.href.startsWith("/integrations/") && coverageOf(words, tokenize(page.group)) === 0;
  return (
    (typeFactor[page.type] ?? 1) * (isForOthers ? 0.7 : 1) * (isElsewhere ? 0.8 : 1) * (isDated(page) ? datedFactor : 1)
  );
}
