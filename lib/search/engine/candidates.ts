import { untilFailure } from "../../memoize";
import { verbStems } from "../../texts/spelling";
import type { IndexParts } from "../records/schema";
import { decodePages, type WordList } from "../records/word-lists";
import type { IndexFetcher } from "./load-index";
import { editsAllowed, prefixStrength, typoStrength } from "./match";
import { type QueryWord, weakerBoost } from "./query";
import { alikeOf } from "./synonyms";
import { pairTerm, tokenize } from "./words";

/** A page that matches words of a query: how many, and its score. */
export type Candidate = { page: number; words: number; score: number };

/** Levels of a word by page number. */
type Rated = ReadonlyMap<number, number>;

/** Number of lists cached in memory. */
const mostLists = 100;
/** Maximum number of lists searched for a prefix. */
const fewLists = 3;
/** Maximum number of corrections tried for a misspelled word. */
const fewSpellings = 5;
/** Exponent of the share of matched words: a page with half of the words scores less than half. */
const lacking = 2;

/** Finds the pages with words of a query, those with the most words first. */
export async function findCandidates(words: readonly QueryWord[], lists: Lists): Promise<Candidate[]> {
  const rated = await Promise.all(words.map((word) => rateWord(word, lists)));
  const known = await Promise.all(rated.map((own, at) => (own.size > 0 ? own : rateJoined(words, at, lists))));
  const found = new Map<number, Candidate>();
  for (const pages of known) {
    const rarity = Math.log(1 + lists.pageCount / (pages.size || 1));
    for (const [page, level] of pages) {
      const { words: count, score } = found.get(page) ?? { words: 0, score: 0 };
      found.set(page, { page, words: count + 1, score: score + level * rarity });
    }
  }
  const worthOf = ({ words: count, score }: Candidate) => score * (count / words.length) ** lacking;
  return [...found.values()].sort((a, b) => worthOf(b) - worthOf(a) || a.page - b.page);
}

/** The word lists of a site, fetched on demand. */
export type Lists = {
  pageCount: number;
  /** Pages with exactly this term. */
  exactly(term: string): Promise<Rated>;
  /** Pages with terms that start with a typed one or, if there are none, that it may be a misspelling of. */
  typed(term: string): Promise<Rated>;
};

/** Creates access to the lists that these parts name. */
export function createLists({ words, spelling, pages: all }: IndexParts, fetchPart: IndexFetcher["named"]): Lists {
  const listOf = untilFailure((name: string) => fetchPart<WordList>(name), mostLists);
  const spellings = untilFailure(async () => (await fetchPart<string>(spelling)).split(" "));
  /** The last list whose first term is not after this one. */
  const placeOf = (term: string) =>
    Math.max(
      0,
      words.findLastIndex(([first]) => first <= term),
    );
  const listAt = (at: number) => listOf(words[at]?.[1] ?? "");
  const exactly = async (term: string): Promise<Rated> => {
    const list = await listAt(placeOf(term));
    // Every object inherits `constructor`.
    return Object.hasOwn(list, term) ? decodePages(list[term] ?? []) : new Map();
  };

  const begunBy = async (term: string): Promise<Rated[]> => {
    const first = placeOf(term);
    const places = words
      .slice(first, first + fewLists)
      .flatMap(([begin], at) => (at === 0 || begin.startsWith(term) ? [first + at] : []));
    const lists = await Promise.all(places.map(listAt));
    return lists.flatMap((list) =>
      Object.entries(list)
        .filter(([other]) => other.startsWith(term))
        .map(([other, pages]) => scaled(decodePages(pages), term.length > 2 ? prefixStrength(term, other) : 1)),
    );
  };

  const meantBy = async (term: string): Promise<Rated[]> => {
    if (editsAllowed(term) === 0) return [];
    const near = (await spellings())
      .map((other) => ({ other, strength: typoStrength(term, other) }))
      .filter(({ strength }) => strength > 0)
      .sort((a, b) => b.strength - a.strength)
      .slice(0, fewSpellings);
    return Promise.all(near.map(async ({ other, strength }) => scaled(await exactly(other), strength)));
  };

  return {
    pageCount: all.length,
    exactly,
    typed: async (term) => {
      const begun = highest(await begunBy(term));
      return begun.size > 0 ? begun : highest(await meantBy(term));
    },
  };
}

/** The pages for a word: for itself, its parts, or, with a lower level, its synonyms. */
async function rateWord({ terms: [whole = "", ...parts], weaker }: QueryWord, lists: Lists): Promise<Rated> {
  const all = async (terms: readonly string[]) => inAll(await Promise.all(terms.map(lists.exactly)));
  const others = [...weaker, ...[whole, ...verbStems(whole)].flatMap(alikeOf).map(tokenize)];
  const rated = [lists.typed(whole), all(parts), ...others.map(async (terms) => scaled(await all(terms), weakerBoost))];
  return highest(await Promise.all(rated));
}

/** A word that matches nothing may be a compound of two words, or half of one: "timesheets", "work center". */
async function rateJoined(words: readonly QueryWord[], at: number, lists: Lists): Promise<Rated> {
  const wholeOf = (place: number) => words[place]?.terms[0] ?? "";
  const [before, own, after] = [wholeOf(at - 1), wholeOf(at), wholeOf(at + 1)];
  const joined = [pairTerm(own), ...(before ? [before + own] : []), ...(after ? [own + after] : [])];
  return highest(await Promise.all(joined.map(lists.exactly)));
}

function scaled(rated: Rated, factor: number): Rated {
  return factor === 1 ? rated : new Map([...rated].map(([page, level]) => [page, level * factor]));
}

/** The union of pages, each with its highest level. */
function highest(all: readonly Rated[]): Rated {
  const most = new Map<number, number>();
  for (const rated of all) {
    for (const [page, level] of rated) if (level > (most.get(page) ?? 0)) most.set(page, level);
  }
  return most;
}

/** The intersection of pages, each with its lowest level. */
function inAll([first, ...more]: readonly Rated[]): Rated {
  const common = [...(first ?? [])].filter(([page]) => more.every((rated) => rated.has(page)));
  return new Map(common.map(([page, level]) => [page, Math.min(level, ...more.map((rated) => rated.get(page) ?? 0))]));
}
