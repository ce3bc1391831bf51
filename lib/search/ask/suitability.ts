import { searchSettings } from "../../search-settings";
import type { DocType } from "../../types";
import { coverageOf, type WeightedWord } from "../engine/coverage";
import type { QueryWord } from "../engine/query";
import { type IndexDoc, ranks } from "../engine/rank";
import { keyOf, tokenize } from "../engine/words";
import { forDevelopers, isDated } from "../records/docs";
import type { Question } from "./question";
import type { PassageLine } from "./sentences";

/** A place that may answer, and the share of the question that its headings cover. */
export type Place = { doc: IndexDoc; lines: PassageLine[]; inHeading: number };

/** Share of the question in the heading from which on all steps below it belong to the answer. */
export const leastForSteps = 0.4;
/** Page types that answer questions less well than others. */
const typeFactor: Partial<Record<DocType, number>> = { landing: 0.75, home: 0.5 };
/** Pages for developers answer those who ask in their words. */
export const developerWords =
  /\b(?:api|cli|sdk|command|endpoint|attribute|field|request|call|json|option|\.net|javascript)/i;
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
export const problemHeading =
  /\b(?:not|no|nothing|fails?|refuses?|refused|wrong|missing|errors?|problems?|limits|mistakes|if)\b/i;

/** How well a place suits a question, whatever words it has: 1 is neither well nor badly. */
export function suitabilityOf(place: Place, question: Question, words: readonly WeightedWord[]): number {
  return intentFactor(place, question) * pageFactor(place.doc, question, words) * storyFactor(place.doc, question);
}

/** Whether the steps of a passage are the answer. */
export function answersInSteps({ lines, inHeading }: Place, { intent }: Question): boolean {
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
function intentFactor(place: Place, question: Question): number {
  const { lines, inHeading } = place;
  const { page, section } = place.doc;
  const { intent } = question;
  const isAbout = !section && inHeading > 0.6;
  const isDefined = lines.some((line) => defines(line, question));
  if (intent === "difference") return comparesFactor(page.type, isDefined, inHeading);
  if (!section && intent === "definition" && isAsked(place.doc, question)) return 2.6;
  if (isDefined) return 2;
  if (intent === "definition" && isAbout) return instructs.has(page.type) ? 1.5 : 2;
  if (section?.isTerm) return isNamed(section.heading, question.words) ? 2 : 0.6;
  if (section && intent === "steps" && aroundSteps.test(section.heading)) return 0.6;
  if (answersInSteps(place, question)) return stepsFactor[page.type] ?? 1;
  if (intent === "problem") {
    return page.type === "troubleshooting" || (section && problemHeading.test(section.heading)) ? 1.4 : 1;
  }
  return intent === "definition" && !section ? 1.1 : 1;
}

/** Whether a page has the very name that a question asks for. */
function isAsked(doc: IndexDoc, { words }: Question): boolean {
  return doc.names().get(words.map(({ terms }) => terms[0] ?? "").join("")) === ranks.title;
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
  const isElsewhere = searchSettings.particular?.test(page.href) && coverageOf(words, tokenize(page.group)) === 0;
  return (
    (typeFactor[page.type] ?? 1) * (isForOthers ? 0.7 : 1) * (isElsewhere ? 0.7 : 1) * (isDated(page) ? datedFactor : 1)
  );
}

/** What a story shows happened once; it answers those who ask for an example. */
function storyFactor({ section }: IndexDoc, { text }: Question): number {
  return section && story.test(section.heading) && !/\bexample/i.test(text) ? 0.6 : 1;
}
