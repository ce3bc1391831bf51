import { words as language } from "#texts/words";
import { isMistyped } from "../engine/match";
import { type QueryWord, readQuery } from "../engine/query";
import { keyOf, splitWords, stopWords } from "../engine/words";

/** What kind of answer a question asks for. */
export type Intent = "steps" | "definition" | "difference" | "problem" | "facts";
/** A question ready to be answered. */
export type Question = {
  text: string;
  /** What it is about. */
  words: QueryWord[];
  /** Words of the question before, when it leans on that. */
  carried: QueryWord[];
  intent: Intent;
};

/** A question with fewer topic words may lean on the one before. */
const fewWords = 3;

const { questions: asks } = language;
/** Words that shape a question and name no topic. */
const shaping = new Set(language.shaping.split(" "));

/** Whether a word is a mistyped one that names no topic: "waht", "differnce". */
export function isMistypedShaping({ terms: [typed = ""] }: QueryWord): boolean {
  return [...shaping, ...stopWords].some((word) => word[0] === typed[0] && isMistyped(typed, word));
}

const isShaping = (word: string) => shaping.has(word.toLowerCase());

function topicsOf(text: string): QueryWord[] {
  const words = splitWords(text);
  const topics = words.filter((word) => !isShaping(word));
  return readQuery((topics.length > 0 ? topics : words).join(" "));
}

/** Reads a question in the light of the questions before it, the latest last. */
export function readQuestion(text: string, before: readonly string[] = []): Question {
  const words = topicsOf(text);
  const previous = before.at(-1);
  const carried = previous !== undefined && isFollowUp(text, words) ? carry(words, before) : [];
  return { text, words, carried, intent: intentOf(text, previous) };
}

/** With more words a question that has a name asks for more than what that means. */
const wordsOfName = 2;

/** Whether these words of a question that has a name ask for what that means, and no more. */
export const asksForName = (words: readonly unknown[]): boolean => words.length <= wordsOfName;

/** So many parts are answered; what has more is taken for one question. */
const mostParts = 3;
/** Words that a part has at least. */
const wordsOfPart = 3;
const begins = new RegExp(`^(?:${asks.begins})\\b`, "i");
/** Between two questions: behind a question mark, or around a word that joins them. */
const between = new RegExp(`(?<=\\?)\\s+|,?\\s+${asks.and}\\s+(?=(?:${asks.begins})\\b)`, "i");

/** Whether a text begins as questions do. */
export const isPutAsQuestion = (text: string): boolean => begins.test(text.trim());

/** The questions that a text holds: "How do I lock it, and who may unlock it?" A comparison is one. */
export function partsOf(text: string): string[] {
  const parts = text.trim().split(between).filter(Boolean);
  const isWhole = (part: string) => begins.test(part) && splitWords(part).length >= wordsOfPart;
  return parts.length <= mostParts && parts.every(isWhole) && !asks.difference.test(text) ? parts : [text];
}

/** Whether a question cannot be understood without the one before. */
function isFollowUp(text: string, words: readonly QueryWord[]): boolean {
  if (asks.continues.test(text.trim())) return true;
  return words.length <= fewWords && asks.back.test(text) && splitWords(text).length <= 12;
}

/** The topic of the question before, or of the one that one leaned on, without words that are asked for anew. */
function carry(words: readonly QueryWord[], before: readonly string[]): QueryWord[] {
  const [previous = "", ...earlier] = [...before].reverse();
  const inherited = readQuestion(previous, earlier.reverse());
  const own = new Set(words.flatMap((word) => word.terms));
  return [...inherited.words, ...inherited.carried].filter((word) => !word.terms.some((term) => own.has(term)));
}

function intentOf(text: string, previous: string | undefined): Intent {
  const plain = text.trim();
  if (asks.difference.test(plain)) return "difference";
  if (asks.steps.test(plain)) return "steps";
  if (asks.meaning.test(plain)) return "definition";
  if (asks.help.test(plain)) return "problem";
  return previous !== undefined && asks.continues.test(plain) ? intentOf(previous, undefined) : "facts";
}

/** Names a line explains: "Layout: a saved state", "A layout is one component". */
const explained = /(?:^|\b(?:an?|the) )([\p{L}\p{N} -]{2,40}?)(?:: | (?:is|are) (?:an?|the|one|all|what)\b| means )/giu;

/** Questions for what words mean. */
export const asksForMeaning: ReadonlySet<Intent> = new Set<Intent>(["definition", "difference"]);

/** Whether the text of a line says what the question's topic is, or how its topics differ. */
export function defines(text: string, { words, intent }: Question): boolean {
  if (!asksForMeaning.has(intent)) return false;
  const names = new Set([...text.matchAll(explained)].map(([, name = ""]) => keyOf(name)));
  const topics = words.map(({ terms }) => terms[0] ?? "");
  return intent === "definition" ? names.has(topics.join("")) : topics.every((topic) => names.has(topic));
}
