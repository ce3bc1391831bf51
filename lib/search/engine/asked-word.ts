import type { Query } from "minisearch";
import { words as language } from "#texts/words";
import { otherForms, verbStems } from "../../texts/spelling";
import { leastPair, type QueryWord } from "./query";
import { alikeOf } from "./synonyms";
import type { TextIndex } from "./text-index";
import { pairTerm, tokenize } from "./words";

/** One way to express a word: terms that must all match, and its worth relative to the word itself. */
type Way = { parts: readonly string[]; worth: number; isOwn: boolean };
/** A word of a question: its weight, whether the index has it, and the ways to express it. Only unknown words are matched with typos. */
export type AskedWord = { terms: readonly string[]; weight: number; isKnown: boolean; ways: readonly Way[] };

/** Worth of a form of the word, of a product synonym, and of an everyday synonym. */
const worth = { form: 0.9, synonym: 0.85, alike: 0.85 } as const;
/** Weight factor of words that are frequent in ordinary texts but not in manuals. */
const lightFactor = 0.4;
const light = new Set(tokenize(language.light));
/** Score boost of another way to express a word. */
const wayBoost = 0.5;
/** Suffixes of the forms of a word. */
const endings = ["", "d", "ed", "r", "er", "ing", "ment", "ion"];

/**
 * Weighs a word of a question by an index. Rare words weigh more; a word that the index lacks weighs as much as its rarest synonym, and a
 * synonym is worth less the more frequent it is. `factor` scales the weight.
 */
export function askedWord(index: TextIndex, { terms, weaker }: QueryWord, factor = 1): AskedWord {
  const [whole = "", ...parts] = terms;
  const stems = verbStems(whole);
  const forms = [...stems, ...otherForms(whole)];
  const others = [
    ...weaker
      .filter(([first = "", ...more]) => more.length > 0 || !forms.includes(first))
      .map(wayOf(worth.synonym, false)),
    ...[whole, ...stems].flatMap(alikeOf).map((other) => wayOf(worth.alike, false)(tokenize(other))),
  ].filter((way) => frequencyOf(index, way) > 0);
  const rarity = (count: number) => Math.log(1 + index.docs.length / Math.max(count, 0.5));
  const frequency = index.countMatches({ terms, weaker });
  const rarities = others.map((way) => rarity(frequencyOf(index, way)));
  const decides = frequency > 0 || others.length === 0 ? rarity(frequency) : Math.max(...rarities);
  return {
    terms,
    weight: decides * factor * ([whole, ...stems].some((form) => light.has(form)) ? lightFactor : 1),
    isKnown: frequency > 0,
    ways: [
      ...[[whole], ...(parts.length > 0 ? [parts] : []), ...(whole.length < leastPair ? [] : [[pairTerm(whole)]])].map(
        wayOf(1, true),
      ),
      ...forms.map((form) => wayOf(worth.form, true)([form])),
      ...others.map((way, at) => ({ ...way, worth: way.worth * Math.min(1, (rarities[at] ?? 0) / decides) })),
    ],
  };
}

const wayOf =
  (value: number, isOwn: boolean) =>
  (parts: readonly string[]): Way => ({ parts, worth: value, isOwn });

/** Number of records with the rarest part of a way, in any form. */
function frequencyOf(index: TextIndex, { parts }: Way): number {
  return Math.min(...parts.map((part) => formsOf(index, part).reduce((sum, form) => sum + index.frequency(form), 0)));
}

/** The forms of a word that occur in an index. */
function formsOf(index: TextIndex, part: string): string[] {
  const forms = [...endings.map((end) => `${part}${end}`), ...verbStems(part), ...otherForms(part)];
  return forms.filter((form) => index.frequency(form) > 0);
}

/** A MiniSearch query for any of the words: the word itself as a prefix, its synonyms as whole terms. */
export function anyWay(index: TextIndex, words: readonly AskedWord[]): Query {
  return { combineWith: "OR", queries: words.flatMap(({ ways }) => ways.flatMap((way) => wayQuery(index, way))) };
}

function wayQuery(index: TextIndex, { parts, worth: value, isOwn }: Way): Query[] {
  if (isOwn && value === 1) return [{ combineWith: "AND", queries: [...parts] }];
  const forms = parts.map((part) => formsOf(index, part));
  if (forms.some((list) => list.length === 0)) return [];
  const queries = forms.map((list): Query => ({ combineWith: "OR", queries: list }));
  return [{ combineWith: "AND", prefix: false, fuzzy: false, boostTerm: () => value * wayBoost, queries }];
}
