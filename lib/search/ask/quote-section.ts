import { words as language } from "#texts/words";
import { oncePer } from "../../memoize";
import type { AskedWord } from "../engine/asked-word";
import { createMatcher, shareOf } from "../engine/strengths";
import { tokenize } from "../engine/words";
import { defines, type Question } from "./question";
import type { PassageLine } from "./sentences";

/** A section with at most this many words is quoted in full: of the likeliest page, and of another one. */
export const wholeLimits = { likeliest: 250, other: 150 } as const;
/** Maximum and minimum number of lines quoted of a longer section, and the share of the best line's value that each further line needs. */
const lineLimit = 5;
const leastLines = 3;
const leastShare = 0.6;
/** If even the best line covers less than this share of the question, no line stands out, and the section is quoted from its beginning. */
const leastTelling = 0.4;
const openingWords = 130;
/** Minimum number of sentences quoted before steps, as introduction, and after them, as result; their paragraphs are quoted in full. */
const around = 2;
/** Bonus of a line with a number if the question asks for one. */
const numberGain = 0.35;

/** Quotes a section that answers a question: all of it up to `limit` words, its procedure, or its most relevant lines, in order. */
export function quoteSection(
  lines: readonly PassageLine[],
  question: Question,
  words: readonly AskedWord[],
  limit: number,
): PassageLine[] {
  const chosen = chooseLines(lines, question, words, limit);
  const telling = chosen.filter((line, at) => !leadsNowhere(line, chosen[at - 1], chosen[at + 1]));
  return telling.length > 0 ? telling : chosen;
}

/**
 * Whether a line introduces something that is not quoted, such as code. Labels one after another are those of tabs that contain only code.
 */
function leadsNowhere(line: PassageLine, before: PassageLine | undefined, next: PassageLine | undefined): boolean {
  if (isLabel(line)) return next === undefined || isLabel(next) || isLabel(before);
  return line.type === "sentence" && line.text.endsWith(":") && (next === undefined || next.type === "sentence");
}

/** Whether a line only names what follows it: the label of a tab, or the title of a note. */
const isLabel = (line: PassageLine | undefined) =>
  line?.type === "sentence" && line.isFirst === true && /[\p{L}\p{N}#+]$/u.test(line.text);

function chooseLines(
  lines: readonly PassageLine[],
  question: Question,
  words: readonly AskedWord[],
  limit: number,
): PassageLine[] {
  const steps = lines.filter(({ type }) => type === "step");
  const isShort = countWords(lines) <= limit;
  if (isShort && steps.filter(({ isFirst }) => isFirst).length < 2) return [...lines];
  if (steps.length > 1 && (question.intent === "steps" || steps.length * 2 >= lines.length))
    return procedure(lines, words);
  if (isShort) return [...lines];
  const values = lines.map((line) => lineValue(line, question, words));
  const best = Math.max(...values);
  if (best < leastTelling)
    return lines.filter((_, at) => at === 0 || countWords(lines.slice(0, at + 1)) <= openingWords);
  const chosen = [...values.entries()]
    .sort(([a, x], [b, y]) => y - x || a - b)
    .filter(([, value], place) => value >= best * leastShare || (place < leastLines && value > 0))
    .slice(0, lineLimit)
    .map(([at]) => at);
  const withContext = new Set(chosen.flatMap((at) => [...contextOf(lines, at), at]));
  return lines.filter((_, at) => withContext.has(at));
}

const countWords = (lines: readonly PassageLine[]) => lines.reduce((sum, { text }) => sum + text.split(" ").length, 0);

/** A row or list item needs the sentence that introduces its table or list. */
function contextOf(lines: readonly PassageLine[], at: number): number[] {
  const type = lines[at]?.type;
  if (type === "sentence") return [];
  const start = lines.findLastIndex((line, index) => index < at && line.type !== type);
  return lines[start]?.type === "sentence" ? [start] : [];
}

/** The best-matching list of steps with what belongs to its steps, and the sentences before and after it. */
function procedure(lines: readonly PassageLine[], words: readonly AskedWord[]): PassageLine[] {
  const starts = [...lines.entries()].filter(([, { type, isFirst }]) => type === "step" && isFirst).map(([at]) => at);
  const lists = starts.map((start, index) => {
    const inside = lines.slice(start, starts[index + 1]);
    const end = start + inside.findLastIndex(({ type }) => type === "step") + 1;
    return { start, end, value: shareIn(inside.map(({ text }) => text).join(" "), words) };
  });
  const best = Math.max(...lists.map(({ value }) => value));
  const list = lists.find(({ value }) => value === best);
  if (!list) return [...lines];
  const below = lines.slice(list.end).findIndex(({ type }) => type !== "item");
  const end = below < 0 ? lines.length : list.end + below;
  return [...sentencesBefore(lines, list.start), ...lines.slice(list.start, end), ...sentencesAfter(lines, end)];
}

function sentencesBefore(lines: readonly PassageLine[], start: number): PassageLine[] {
  const other = lines.slice(0, start).findLastIndex(({ type }) => type !== "sentence");
  const paragraph = lines.slice(0, start - around + 1).findLastIndex(({ isFirst }) => isFirst);
  return lines.slice(Math.max(other + 1, paragraph), start);
}

function sentencesAfter(lines: readonly PassageLine[], end: number): PassageLine[] {
  const rest = lines.slice(end);
  const begins = (at: number) => at >= around && rest[at]?.isFirst && !isLabel(rest[at - 1]);
  const other = rest.findIndex(({ type }, at) => type !== "sentence" || begins(at));
  return other < 0 ? rest : rest.slice(0, other);
}

function lineValue(line: PassageLine, question: Question, words: readonly AskedWord[]): number {
  const covered = shareIn(line.text, words);
  const gain = language.questions.number.test(question.text) && /\d/.test(line.text) ? numberGain * covered : 0;
  return covered + gain + (defines(line.text, question) ? 1 : 0);
}

const matcherOf = oncePer(createMatcher);

const shareIn = (text: string, words: readonly AskedWord[]) => shareOf(words, matcherOf(words)(tokenize(text)));
