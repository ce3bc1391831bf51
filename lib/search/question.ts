import { type QueryWord, readQuery } from "./query";
import { splitWords } from "./words";

/** What kind of answer a question asks for. */
export type Intent = "steps" | "definition" | "facts";
/** A question ready to be answered: its words, those carried over from the question before, and its intent. */
export type Question = { text: string; words: QueryWord[]; carried: QueryWord[]; intent: Intent };

const asksForSteps =
  /^(?:so |and |but |then )?(?:how (?:do|can|to|would|should|does one)|where (?:do|can) i|can i|show me how|steps)\b/i;
const asksForMeaning =
  /^(?:so |and |but )?(?:what (?:is|are|does)\b(?!.*\b(?:limit|default|maximum|difference)\b)|define|explain|meaning of)/i;
/** Words that point back to what was asked before. */
const pointsBack = /\b(?:it|its|that|this|them|they|those|these|there|one|ones|same|else|again|instead)\b/i;
const continues = /^(?:and|but|or|so|then|also|what about|how about|what if|why)\b/i;
/** A question with fewer topic words may lean on the one before. */
const fewWords = 3;

/** Words that shape a question and name no topic. */
const shaping = new Set(
  "allow allowed between difference explain find get happen happens long make many may mean meaning means much need per possible show tell use want".split(
    " ",
  ),
);

function topicsOf(text: string): QueryWord[] {
  const words = splitWords(text);
  const topics = words.filter((word) => !shaping.has(word.toLowerCase()));
  return readQuery((topics.length > 0 ? topics : words).join(" "));
}

/** Reads a question in the light of the questions before it, the latest last. */
export function readQuestion(text: string, before: readonly string[] = []): Question {
  const words = topicsOf(text);
  const previous = before.at(-1);
  const carried = previous !== undefined && isFollowUp(text, words) ? carry(words, before) : [];
  return { text, words, carried, intent: intentOf(text, previous) };
}

/** Whether a question cannot be understood without the one before. */
export function isFollowUp(text: string, words: readonly QueryWord[] = topicsOf(text)): boolean {
  if (continues.test(text.trim())) return true;
  return words.length <= fewWords && pointsBack.test(text) && splitWords(text).length <= 12;
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
  if (asksForSteps.test(plain)) return "steps";
  if (asksForMeaning.test(plain)) return "definition";
  return previous !== undefined && continues.test(plain) ? intentOf(previous, undefined) : "facts";
}
