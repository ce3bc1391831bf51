import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import { memoize, oncePer } from "../../memoize";
import { searchSettings } from "../../search-settings";
import type { DocType } from "../../types";
import { forDevelopers, isDated, listDocs } from "../records/docs";
import type { IndexedPage } from "../types";
import { createCounter, editsAllowed, isNear } from "./match";
import { allWords, anyWord, hasAllWords, pairLimit, type QueryWord, readQuery } from "./query";
import { type IndexDoc, type Ranked, rankMatches, ranks, type Scored, scoreMatches } from "./rank";
import { isBeginning, withGuesses } from "./unfinished";
import { isPairTerm, tokenize, tokenizeTitle } from "./words";

/** The indexed fields of a record, with the weight of a match in each. */
export const boost = { title: 6, names: 5, heading: 4, context: 1.2, text: 1 };
/** Weights of page types that answer questions less often than others. */
const typeBoost: Partial<Record<DocType, number>> = {
  landing: 0.9,
  home: 0.5,
  "reference-api": 0.6,
  "reference-cli": 0.7,
  "reference-sdk": 0.85,
};
/** Names in reference tables are many and short; by themselves they must not push pages down. */
const termBoost = 0.4;
/** News says what was true on its day; manuals say what is true now. */
const datedBoost = 0.6;
/** A route, an option or a camel-case name, which is looked up in the references. */
const code = /^(?:\/|--)[\w{]|^[a-z]+[A-Z]\w*$/;
const codeBoost = 1.2;
/** A code, which may have fewer digits than it will. */
const hasDigit = /\d/;
/** If fewer pages have all words, records that lack some of them are shown too. */
const fewPages = 3;
/** A query with at most this many words is keywords rather than a question. */
const fewWords = 3;
/** Number of records to add before yielding to other messages of the worker. */
const chunkSize = 500;

/** A searchable set of pages; `find` returns all matches in order. */
export type TextIndex = {
  docs: readonly IndexDoc[];
  /** Ranked matches. `isLenient` corrects typos, and drops words when no record has them all. */
  find(query: string, isLenient?: boolean): Ranked[];
  /** Matching records by score, with typos corrected; the caller decides which are good enough. */
  findAny(query: Query): Scored[];
  /** Number of records that match a word as typed. */
  countMatches(word: QueryWord): number;
  /** Number of record fields that contain a term; repetitions within a field count once. */
  frequency(term: string): number;
};

/** Indexes pages and sections. Resolves when all are added, and yields to the caller's thread in between. */
export async function createIndex(pages: readonly IndexedPage[]): Promise<TextIndex> {
  const docs = listDocs(pages);
  const weights = docs.map((doc) => weightOf(doc, false));
  const frequencies = new Map<string, number>();
  const index = new MiniSearch<IndexDoc>({
    fields: Object.keys(boost),
    extractField: (doc, field) => (field === "id" ? doc.id : fieldOf(doc, field)),
    tokenize: (text, field) => {
      const terms = tokenizeField(text, field);
      if (field !== "context")
        for (const term of new Set(terms)) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
      return terms;
    },
    processTerm: (term) => term,
    searchOptions: {
      boost,
      prefix: (term) => term.length > 2 && !isPairTerm(term),
      tokenize: (term) => [term],
      boostDocument: (id) => weights[id] ?? 1,
    },
  });
  await index.addAllAsync(docs, { chunkSize });
  return {
    docs,
    find: (query, isLenient = true) => find(index, docs, frequencies, query, isLenient),
    findAny: (query) => scoreMatches(index.search(query, { fuzzy: fuzzyFor(index) }), docs),
    frequency: (term) => frequencies.get(term) ?? 0,
    countMatches: memoize(
      (word) => index.search(anyWord([word])).length,
      // Keyed by all terms of the word: "time-sheet" also matches its parts, "timesheet" does not.
      ({ terms }) => terms.join(" "),
    ),
  };
}

const isNaming = (field: string | undefined) => field === "title" || field === "names" || field === "heading";

/** Tokenizes a field; fields with names also get a term for each pair of neighbors. */
const tokenizeField = (text: string, field: string | undefined) =>
  isNaming(field) ? tokenizeTitle(text) : tokenize(text);

/** The terms of a record in a field, with repetitions. */
export const termsOfField = (doc: Pick<IndexDoc, "page" | "section">, field: string): string[] =>
  tokenizeField(fieldOf(doc, field), field);

function fieldOf({ page, section }: Pick<IndexDoc, "page" | "section">, field: string): string {
  if (field === "title") return section ? "" : [page.title, page.label].filter(Boolean).join(". ");
  const isForDevelopers = forDevelopers.test(page.type);
  if (field === "names") return section || isForDevelopers ? "" : page.otherNames.join(". ");
  if (field === "heading") return section?.heading ?? "";
  if (field === "context" && isForDevelopers && !section)
    return [page.href, ...page.tags, ...page.otherNames].join(" ");
  if (field === "context") return [page.title, page.group, page.href, ...page.tags].join(" ");
  return section ? section.text : `${page.description} ${page.text}`;
}

/** The weight of matches on a page by its place in the site. */
export const placeWeight = ({ href }: Pick<IndexedPage, "href">): number =>
  searchSettings.weights.reduce((all, { pages, weight }) => (pages.test(href) ? all * weight : all), 1);

/** The weight of a match by kind of record; `isCode`: the query is a route, an option or a camel-case name. */
export function weightOf({ page, section }: Pick<IndexDoc, "page" | "section">, isCode: boolean): number {
  const type = isCode && forDevelopers.test(page.type) ? codeBoost : (typeBoost[page.type] ?? 1);
  return type * placeWeight(page) * (isDated(page) ? datedBoost : 1) * (section?.isTerm ? termBoost : 1);
}

/**
 * Finds records with all words; if there are none, with typos corrected, compounds divided, and the last word completed. If that yields
 * only a few pages, records with most of the words follow.
 */
function find(
  index: MiniSearch<IndexDoc>,
  docs: readonly IndexDoc[],
  frequencies: ReadonlyMap<string, number>,
  query: string,
  isLenient: boolean,
): Ranked[] {
  const typed = readQuery(query);
  if (typed.length === 0) return [];
  const typing = typed.length === 1 && query.length < 3 ? { prefix: true } : {};
  const isCode = code.test(query.trim());
  const boostDocument = (id: number) => (docs[id] ? weightOf(docs[id], true) : 1);
  const search = (tree: Query, options?: SearchOptions) =>
    index.search(tree, { ...typing, ...(isCode && { boostDocument }), ...options });
  const fuzzy = fuzzyFor(index);
  // Most long questions have no record with all words; the matches for any word tell that fastest.
  const any = isLenient && typed.length > pairLimit ? search(anyWord(typed), { fuzzy }) : undefined;
  const isLost = any?.every(({ queryTerms }) => !hasAllWords(typed, queryTerms)) ?? false;
  const exact = isLost ? [] : search(allWords(typed));
  const isCorrected = isLenient && exact.length === 0;
  const words = isCorrected ? withGuesses(typed, (term) => Boolean(fuzzy(term)), frequencies) : typed;
  // A word that may be a compound or an unfinished one is hardly one with two typos.
  const guessed = new Set(words.filter((word) => !typed.includes(word)).map(({ terms }) => terms[0]));
  const closest: Fuzzy = (term) => (guessed.has(term) ? 1 : fuzzy(term));
  const near = isCorrected && !isLost ? search(allWords(words), { fuzzy: closest }) : exact;
  const last = words.at(-1)?.terms[0] ?? "";
  const isBegun = !isCorrected && (hasDigit.test(last) || !frequencies.has(last));
  const nearness = isCorrected ? isNear : isBegun ? isBeginning : undefined;
  const ranked = rankMatches(query, words, near, docs, nearness);
  const found = isCode ? ranked.sort((a, b) => a.rank - b.rank || developers(a) - developers(b)) : ranked;
  if (!isLenient || words.length < 2 || countPages(found) >= fewPages) return found;
  // A listed question that shares only some of a few words is a different question.
  const isShort = words.length <= fewWords;
  const others =
    any ?? search(anyWord(words), { fuzzy, filter: ({ id }) => !isShort || !docs[id]?.section?.isQuestion });
  const most = mostWords(words, others, near);
  // If all words occur only in body texts and no heading is about them, a page that is about most of them may be better.
  if (words.length >= fewWords && found.every(({ rank }) => rank === ranks.text))
    return rankMatches(query, words, [...near, ...most], docs, nearness);
  return [...found, ...rankMatches(query, words, most, docs)];
}

/** A typed route or option means the reference. */
const developers = ({ doc }: Ranked) => (forDevelopers.test(doc.page.type) ? 0 : 1);

const countPages = (found: readonly Ranked[]) => new Set(found.map(({ doc }) => doc.page.href)).size;

/** The records not yet found with the most query words, if that is at least half of them. */
function mostWords(
  words: readonly QueryWord[],
  results: readonly SearchResult[],
  found: readonly SearchResult[],
): SearchResult[] {
  const known = new Set(found.map(({ id }) => id));
  const countIn = createCounter(words);
  const counted = results
    .filter(({ id }) => !known.has(id))
    .map((result) => ({ result, count: countIn(result.terms) }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  const isEnough = most * 2 >= words.length;
  return !isEnough ? [] : counted.filter(({ count }) => count === most).map(({ result }) => result);
}

type Fuzzy = (term: string) => number | false;

/** Only words that the index does not contain are corrected. */
const fuzzyFor = oncePer(
  (index: MiniSearch<IndexDoc>): Fuzzy =>
    memoize((term: string) => (index.search(term).length > 0 ? false : editsAllowed(term) || false)),
);
