import MiniSearch, { type Query, type SearchOptions, type SearchResult } from "minisearch";
import type { DocType } from "../types";
import { isDated, listDocs } from "./docs";
import { editsAllowed, matchedWords } from "./match";
import { allWords, anyWord, type QueryWord, readQuery } from "./query";
import { type IndexDoc, type Ranked, rankMatches, scoreMatches } from "./rank";
import type { IndexedPage } from "./types";
import { isPairTerm, tokenize, tokenizeTitle } from "./words";

/** What is indexed of a record, and how much a match there counts. */
const boost = { title: 6, heading: 4, context: 1.2, text: 1 };
type Field = keyof typeof boost;
/** Page types that answer a question less often than others. */
const typeBoost: Partial<Record<DocType, number>> = {
  landing: 0.9,
  home: 0.5,
  "reference-api": 0.85,
  "reference-cli": 0.7,
  "reference-sdk": 0.85,
};
/** Names of reference tables are many and short; alone they must not push pages down. */
const termBoost = 0.4;
/** News tells what was true on its day; the manuals tell what is. */
const datedBoost = 0.6;
/** Records added before other messages of the worker get their turn. */
const chunkSize = 250;

/** A searchable set of pages; `find` gives every match in order. */
export type TextIndex = {
  docs: readonly IndexDoc[];
  /** Matches in order. `isLenient` corrects typing mistakes and leaves words out where nothing has them all. */
  find(query: string, isLenient?: boolean): Ranked[];
  /** Records with any of the words by score, typing mistakes corrected; the caller decides what is good enough. */
  findAny(words: readonly QueryWord[]): Ranked[];
  /** How many records have a word as it is typed. */
  countMatches(word: QueryWord): number;
};

/** Indexes pages and sections. Resolves when all are in; until then the caller's thread stays responsive. */
export async function createIndex(pages: readonly IndexedPage[]): Promise<TextIndex> {
  const docs = listDocs(pages);
  const index = new MiniSearch<IndexDoc>({
    fields: Object.keys(boost),
    extractField: (doc, field) => (field === "id" ? doc.id : fieldOf(doc, field)),
    tokenize: (text, field) => (field === "title" || field === "heading" ? tokenizeTitle(text) : tokenize(text)),
    processTerm: (term) => term,
    searchOptions: {
      boost,
      prefix: (term) => term.length > 2 && !isPairTerm(term),
      tokenize: (term) => [term],
      boostDocument: (id) => weightOf(docs[id]),
    },
  });
  await index.addAllAsync(docs, { chunkSize });
  return {
    docs,
    find: (query, isLenient = true) => find(index, docs, query, isLenient),
    findAny: (words) => scoreMatches(index.search(anyWord(words), { fuzzy: fuzzyFor(index) }), docs),
    countMatches: (word) => index.search(anyWord([word])).length,
  };
}

function fieldOf({ page, section }: IndexDoc, field: string): string {
  const name: Field | undefined = field in boost ? (field as Field) : undefined;
  if (name === "title") return section ? "" : [page.title, page.label].filter(Boolean).join(". ");
  if (name === "heading") return section?.heading ?? "";
  if (name === "context") return [page.title, page.group, page.href, ...page.tags].join(" ");
  return section ? section.text : `${page.description} ${page.text}`;
}

function weightOf(doc: IndexDoc | undefined): number {
  if (!doc) return 1;
  const { page, section } = doc;
  return (typeBoost[page.type] ?? 1) * (section?.isTerm ? termBoost : 1) * (isDated(page) ? datedBoost : 1);
}

/** All words; if nothing has them, all words with typing mistakes corrected; if still nothing, most of the words. */
function find(index: MiniSearch<IndexDoc>, docs: readonly IndexDoc[], query: string, isLenient: boolean): Ranked[] {
  const words = readQuery(query);
  if (words.length === 0) return [];
  const typing = words.length === 1 && query.length < 3 ? { prefix: true } : {};
  const search = (tree: Query, options?: SearchOptions) => index.search(tree, { ...typing, ...options });
  const exact = search(allWords(words));
  if (exact.length > 0 || !isLenient) return rankMatches(query, words, exact, docs);
  const fuzzy = fuzzyFor(index);
  const near = search(allWords(words), { fuzzy });
  if (near.length > 0) return rankMatches(query, words, near, docs);
  return rankMatches(query, words, mostWords(words, search(anyWord(words), { fuzzy })), docs);
}

/** Those with the most words of the query, when that is more than half of them. */
function mostWords(words: readonly QueryWord[], results: readonly SearchResult[]): SearchResult[] {
  const counted = results.map((result) => ({ result, count: matchedWords(words, Object.keys(result.match)) }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most * 2 <= words.length && words.length > 1
    ? []
    : counted.filter(({ count }) => count === most).map(({ result }) => result);
}

/** Only words the index does not know are corrected. */
function fuzzyFor(index: MiniSearch<IndexDoc>): (term: string) => number | false {
  return (term) => (index.search(term).length > 0 ? false : editsAllowed(term) || false);
}
