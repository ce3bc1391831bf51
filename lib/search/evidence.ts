import type { DocType } from "../types";
import { forDevelopers, isDated } from "./docs";
import { matchStrength } from "./match";
import type { QueryWord } from "./query";
import type { Question } from "./question";
import type { IndexDoc, Ranked } from "./rank";
import { linesOf, type PassageLine, splitSentences } from "./sentences";
import { keyOf, tokenize } from "./words";

/** A word of a question, how much it decides, and whether the index has it: only unknown words may be mistyped. */
export type WeightedWord = { word: QueryWord; weight: number; isKnown: boolean };
/** A place in the documentation that may answer. */
export type Passage = {
  doc: IndexDoc;
  lines: PassageLine[];
  /** Share of the question that its headings together with its best lines cover. */
  coverage: number;
  /** Share of the question that its headings cover. */
  inHeading: number;
  /** Whether it surely has the word that decides most. */
  hasMain: boolean;
  score: number;
};

/** Strength of a match that is more than a guess. */
const leastSure = 0.7;
/** Share of the question in the heading from which on all steps below it belong to the answer. */
const leastForSteps = 0.4;
/** What words that only shape a question add: "how many" is better answered by a line with "many". */
const hintGain = 0.3;
/** Page types that answer questions less well than others. */
const typeFactor: Partial<Record<DocType, number>> = { landing: 0.75, home: 0.5 };
/** Pages for developers answer those who ask in their words. */
const developerWords = /\b(?:api|cli|sdk|command|endpoint|attribute|field|request|call|json|option|\.net|javascript)/i;
/** Pages whose numbered lists are instructions; on others they tell a story. */
const stepsFactor: Partial<Record<DocType, number>> = {
  "how-to": 1.6,
  tutorial: 1.3,
  "reference-settings": 1.6,
  troubleshooting: 1.2,
};
/** Pages that tell how to do something rather than what it is. */
const instructs: ReadonlySet<DocType> = new Set<DocType>(["how-to", "tutorial"]);
/** News answers only when the manuals do not. */
const datedFactor = 0.5;
/** Sections of a how-to around its steps. */
const aroundSteps = /^(?:before you begin|check the result|variants)$/i;
/** Sections that tell a story. */
const story = /^(?:an )?example\b/i;
/** Names a line explains: "Layout: a saved state", "A layout is one component". */
const explained = /(?:^|\b(?:an?|the) )([\p{L}\p{N} -]{2,40}?)(?:: | (?:is|are) (?:an?|the|one|all|what)\b| means )/giu;
/** Headings under which problems are solved. */
const problemHeading =
  /\b(?:not|no|nothing|fails?|refuses?|refused|wrong|missing|errors?|problems?|limits|mistakes|if)\b/i;
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
  const isStory = doc.section !== undefined && story.test(doc.section.heading) && !/\bexample/i.test(question.text);
  const suits = intentFactor(doc, lines, question, inHeading) * pageFactor(doc, question, words) * (isStory ? 0.6 : 1);
  return {
    doc,
    lines,
    coverage,
    inHeading,
    hasMain: main !== undefined && strengthOf(main, terms) >= leastSure,
    score: coverage ** 3 * (1 + inHeading) * (1 + hintGain * coverageOf(hints, terms)) * (score / best) ** 0.3 * suits,
  };
}

/** Share of the words' weight that stands behind these terms, from 0 to 1. */
export function coverageOf(words: readonly WeightedWord[], terms: readonly string[]): number {
  const covered = words.reduce((sum, word) => sum + word.weight * strengthOf(word, terms), 0);
  return covered / (words.reduce((sum, { weight }) => sum + weight, 0) || 1);
}

const strengthOf = ({ word, isKnown }: WeightedWord, terms: readonly string[]) => matchStrength(word, terms, !isKnown);

const mainOf = (words: readonly WeightedWord[]) =>
  words.reduce<WeightedWord | undefined>((most, word) => (most && most.weight >= word.weight ? most : word), undefined);

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

/** Whether the steps of a passage are the answer. */
export function answersInSteps({ lines, inHeading }: Pick<Passage, "lines" | "inHeading">, { intent }: Question) {
  return intent === "steps" && inHeading >= leastForSteps && lines.filter(({ type }) => type === "step").length > 1;
}

/** Whether a line says what the question's topic is, or how its topics differ. */
export function defines({ text }: PassageLine, { words, intent }: Question): boolean {
  if (intent !== "definition" && intent !== "difference") return false;
  const names = new Set([...text.matchAll(explained)].map(([, name = ""]) => keyOf(name)));
  const topics = words.map(({ terms }) => terms[0] ?? "");
  return intent === "definition" ? names.has(topics.join("")) : topics.every((topic) => names.has(topic));
}

/** How well a kind of passage suits a kind of question. */
function intentFactor(doc: IndexDoc, lines: PassageLine[], question: Question, inHeading: number): number {
  const { page, section } = doc;
  const { intent } = question;
  const isAbout = !section && inHeading > 0.6;
  const isDefined = lines.some((line) => defines(line, question));
  if (intent === "difference") return comparesFactor(page.type, isDefined, inHeading);
  if (isDefined) return 2;
  if (intent === "definition" && isAbout) return instructs.has(page.type) ? 1.5 : 2;
  if (section?.isTerm) return isNamed(section.heading, question.words) ? 2 : 0.6;
  if (section && intent === "steps" && aroundSteps.test(section.heading)) return 0.6;
  if (answersInSteps({ lines, inHeading }, question)) return stepsFactor[page.type] ?? 1;
  if (intent === "problem") {
    return page.type === "troubleshooting" || (section && problemHeading.test(section.heading)) ? 1.4 : 1;
  }
  return intent === "definition" && !section ? 1.1 : 1;
}

/** Two things differ where both are explained, or where a page is about both. */
function comparesFactor(type: DocType, isDefined: boolean, inHeading: number): number {
  return isDefined || (inHeading > 0.9 && type === "concept") ? 3 : 0.5;
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
    (typeFactor[page.type] ?? 1) * (isForOthers ? 0.7 : 1) * (isElsewhere ? 0.7 : 1) * (isDated(page) ? datedFactor : 1)
  );
}
