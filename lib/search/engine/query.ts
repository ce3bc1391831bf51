import type { Query } from "minisearch";
import { words as language } from "#texts/words";
import { site } from "../../site";
import { otherForms, verbStems } from "../../texts/spelling";
import { synonymsOf } from "./synonyms";
import { pairTerm, termsOf, tokenize, topicWords } from "./words";

/** One word of a query: the terms that represent it, and weaker alternatives. */
export type QueryWord = { terms: readonly string[]; weaker: readonly (readonly string[])[] };

/** The product's own name does not distinguish pages of its documentation. */
const product = site.brand.name.toLowerCase();
/** Weight of a synonym or verb stem relative to the word itself. */
export const weakerBoost = 0.4;
/** A shorter word is not tried as a compound. */
export const leastPair = 6;
/** Maximum number of query words whose neighbors are also tried as one word: "work center" → workcenter. */
export const pairLimit = 5;

/** Parses a query into its topic words, each with the terms that can match it. */
export function readQuery(query: string): QueryWord[] {
  const words = [...new Set(topicWords(query))];
  const others = words.filter((word) => word.toLowerCase() !== product);
  const said = others.length > 0 ? others : words;
  const [first = "", ...more] = said;
  const verb = language.verb(first, query);
  if (verb === undefined) return said.map(readWord);
  const whole = readWord(verb);
  return [
    { ...whole, weaker: [termsOf(first).slice(0, 1), ...whole.weaker] },
    ...more.filter((word) => verb !== `${word}${first}`).map(readWord),
  ];
}

function readWord(word: string): QueryWord {
  const terms = termsOf(word);
  const [whole = ""] = terms;
  const forms = [...verbStems(whole), ...otherForms(whole)].map((form) => [form]);
  return { terms, weaker: [...forms, ...synonymsOf(whole).map(tokenize)] };
}

/** A MiniSearch query for all words, or for two neighbors written as one. */
export function allWords(words: readonly QueryWord[]): Query {
  const nodes = words.map(toNode);
  const whole: Query = { combineWith: "AND", queries: nodes };
  if (words.length < 2 || words.length > pairLimit) return whole;
  const joined = words.slice(1).map((word, index): Query => {
    const pair = `${words[index]?.terms[0]}${word.terms[0]}`;
    return { combineWith: "AND", queries: [...nodes.slice(0, index), pair, ...nodes.slice(index + 2)] };
  });
  return { combineWith: "OR", queries: [whole, ...joined] };
}

/** A MiniSearch query that asks for any of the words. */
export function anyWord(words: readonly QueryWord[]): Query {
  return { combineWith: "OR", queries: words.map(toNode) };
}

function toNode({ terms, weaker }: QueryWord): Query {
  const [whole = "", ...parts] = terms;
  const alternatives: Query[] = whole.length < leastPair ? [whole] : [whole, pairTerm(whole)];
  if (parts.length > 0) alternatives.push({ combineWith: "AND", queries: [...parts] });
  for (const other of weaker)
    alternatives.push({ combineWith: "AND", queries: [...other], boostTerm: () => weakerBoost });
  return alternatives.length === 1 ? whole : { combineWith: "OR", queries: alternatives };
}

/** Whether the query terms that found a record cover all words, regardless of neighbors written as one. */
export function hasAllWords(words: readonly QueryWord[], led: readonly string[]): boolean {
  const hasAll = (terms: readonly string[]) => terms.length > 0 && terms.every((term) => led.includes(term));
  return words.every(
    ({ terms: [whole = "", ...parts], weaker }) =>
      led.includes(whole) || led.includes(pairTerm(whole)) || hasAll(parts) || weaker.some(hasAll),
  );
}
