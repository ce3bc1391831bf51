import { words as language } from "#texts/words";
import { isMistyped } from "../engine/match";
import { type QueryWord, readQuery } from "../engine/query";
import { isStopWord, keyOf, splitWords, stopWords } from "../engine/words";

/** The kind of answer a question asks for. */
export type Intent = "steps" | "definition" | "difference" | "problem" | "facts";
/** A parsed question. */
export type Question = {
  text: string;
  /** Its topic words. */
  words: QueryWord[];
  /** Topic words carried over from the previous question if this is a follow-up. */
  carried: QueryWord[];
  intent: Intent;
};

/** A question with at most this many topic words may be a follow-up. */
const fewWords = 3;

const { questions: asks } = language;
/** Question words and others that name no topic. */
const shaping = new Set(language.shaping.split(" "));

/** Whether a word is a misspelling of one that names no topic: "waht", "differnce". */
export function isMistypedShaping({ terms: [typed = ""] }: QueryWord): boolean {
  return [...shaping, ...stopWords].some((word) => word[0] === typed[0] && isMistyped(typed, word));
}

/** Words that shape a question, but name its topic at the end: "How do I call support?" */
const shapingBefore = new Set(language.shapingBefore.split(" "));

const isShaping = (word: string, isLast = false) =>
  shaping.has(word.toLowerCase()) || (!isLast && shapingBefore.has(word.toLowerCase()));

function topicsOf(text: string): QueryWord[] {
  const words = splitWords(text);
  const topics = words.filter((word, at) => !isShaping(word, at === words.length - 1));
  return readQuery((topics.length > 0 ? topics : words).join(" "));
}

/** Parses a question in the context of the previous questions, the latest last. */
export function readQuestion(text: string, before: readonly string[] = []): Question {
  const words = topicsOf(text);
  const previous = before.at(-1);
  const carried = previous !== undefined && isFollowUp(text, words) ? carry(words, before) : [];
  return { text, words, carried, intent: intentOf(text, previous) };
}

/** A question about an identifier with more topic words than this asks for more than its meaning. */
const wordsOfName = 2;

/** Whether the words of a question about an identifier ask only for its meaning. */
export const asksForName = (words: readonly unknown[]): boolean => words.length <= wordsOfName;

/** Maximum number of parts; a text with more is taken for one question. */
const mostParts = 3;
/** Minimum number of words in a part. */
const wordsOfPart = 3;
const begins = new RegExp(`^(?:${asks.begins})\\b`, "i");
/** Between two questions: after a question mark, or around a conjunction that joins them. */
const between = new RegExp(`(?<=\\?)\\s+|,?\\s+${asks.and}\\s+(?=(?:${asks.begins})\\b)`, "i");

/** Whether a text begins like a question. */
export const isPutAsQuestion = (text: string): boolean => begins.test(text.trim());

/** Whether a text names a topic: "what should I do?" does not. */
export const hasTopic = (text: string): boolean =>
  splitWords(text).some((word) => !isShaping(word) && !isStopWord(word));

/**
 * Splits a text into its questions: "How do I lock it, and who may unlock it?" A comparison stays one question, and so does one that goes on
 * without a topic.
 */
export function partsOf(text: string): string[] {
  const parts = text.trim().split(between).filter(Boolean);
  const isWhole = (part: string) => begins.test(part) && splitWords(part).length >= wordsOfPart && hasTopic(part);
  return parts.length <= mostParts && parts.every(isWhole) && !asks.difference.test(text) ? parts : [text];
}

/** Whether a question can only be understood with the previous one. */
function isFollowUp(text: string, words: readonly QueryWord[]): boolean {
  if (asks.continues.test(text.trim())) return true;
  return words.length <= fewWords && asks.back.test(text) && splitWords(text).length <= 12;
}

/** The topic words of the previous question, and of those it followed up on, without words that the new question has. */
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

/** Intents of questions about the meaning of words. */
export const asksForMeaning: ReadonlySet<Intent> = new Set<Intent>(["definition", "difference"]);

/** Whether a line defines the question's topic, or the difference of its topics, which a row may list at its start. */
export function defines(text: string, { words, intent }: Question): boolean {
  if (!asksForMeaning.has(intent)) return false;
  const names = new Set([...text.matchAll(asks.explained)].map(([, name = ""]) => keyOf(name)));
  const topics = words.map(({ terms }) => terms[0] ?? "");
  const topic = topics.join("");
  if (intent === "definition") return names.has(topic);
  return topics.every((name) => names.has(name)) || listedIn(text, topic).join("").length === topic.length;
}

/** The names at the start of a row, such as "Category, filter value – …", that are part of a topic. */
function listedIn(text: string, topic: string): string[] {
  const [start = "", ...rest] = text.split(" – ");
  const names = rest.length > 0 ? start.split(", ").map(keyOf) : [];
  return names.length > 1 ? names.filter((name) => topic.includes(name)) : [];
}
