import { untilFailure } from "../../memoize";
import { answerParts, answerQuestion } from "../ask/ask";
import { type AnsweredPart, nothing } from "../ask/ask-types";
import { findBest } from "../ask/find-best";
import { readQuestion } from "../ask/question";
import { unpackRecord } from "../records/pack";
import type { IndexParts, PackedRecord } from "../records/schema";
import type { SearchAnswer, SearchRequest } from "../types";
import { type Candidate, createLists, findCandidates, type Lists } from "./candidates";
import type { IndexFetcher } from "./load-index";
import { byPage, describe, filterByFacets, type Group } from "./local";
import { readQuery } from "./query";
import { ranks } from "./rank";
import { createIndex, type TextIndex } from "./text-index";

/** Search over the split index of a large site, which fetches only the parts that a query needs. */
export type SplitSearch = {
  search(request: SearchRequest): Promise<SearchAnswer>;
  ask(question: string, before: readonly string[]): Promise<AnsweredPart[]>;
};

/**
 * Number of pages fetched and ranked together; later blocks are appended in order. There is time for few pages per keystroke, and for more
 * per question.
 */
const blockSize = 10;
const askedPages = 20;
/** Number of page records, and of block indexes, cached in memory. */
const most = { pages: 300, indexes: 6 } as const;
/** If at least this many pages have all words of a short query, pages that lack one are left out. */
const enoughPages = 3;
/** A query with at least this many words is treated as a question, whose words need not all occur on a page. */
const manyWords = 3;

/**
 * Creates a search over a split index. Word lists tell which pages match a query; the likeliest are fetched and ranked as in a whole index.
 * Counts are numbers of pages, because the sections of pages that were not fetched are unknown.
 */
export function createSplitSearch(parts: IndexParts, fetchPart: IndexFetcher["named"]): SplitSearch {
  const lists = createLists(parts, fetchPart);
  const recordOf = untilFailure((name: string) => fetchPart<PackedRecord>(name), most.pages);
  const indexOf = untilFailure(async (numbers: string) => {
    const names = numbers.split(" ").map((number) => parts.pages[Number(number)]?.[0] ?? "");
    const records = await Promise.all(names.map((name) => recordOf(name)));
    return createIndex(records.flatMap(unpackRecord));
  }, most.indexes);
  const read = (candidates: readonly Candidate[]): Promise<TextIndex> =>
    indexOf(candidates.map(({ page }) => page).join(" "));

  return {
    async search(request) {
      const { query, from, size, sections } = request;
      const facetsOf = ({ page }: Candidate) => {
        const [, group = 0, ...tags] = parts.pages[page] ?? [];
        return { group: parts.groups[group] ?? "", tags: tags.map((tag) => parts.tags[tag] ?? "") };
      };
      const { kept, ...counts } = filterByFacets(await findPages(query, lists), request, facetsOf);
      const pages: Group[] = [];
      for (let start = from - (from % blockSize); start < Math.min(from + size, kept.length); start += blockSize) {
        const ordered = inOrder(await read(kept.slice(start, start + blockSize)), query);
        pages.push(...ordered.slice(Math.max(0, from - start), from + size - start));
      }
      return {
        query,
        count: kept.length,
        pageCount: kept.length,
        pages: pages.map((entry) => describe(entry, sections)),
        ...counts,
        isComplete: true,
      };
    },
    ask: (question, before) =>
      answerParts(question, before, async (part, earlier) => {
        const { words, carried } = readQuestion(part, earlier);
        const found = await findCandidates([...words, ...carried], lists);
        return found.length === 0 ? nothing : answerQuestion(await read(found.slice(0, askedPages)), part, earlier);
      }),
  };
}

/** Finds the pages for a query: those with all words of a short query if there are enough, else those with at least half of the words. */
async function findPages(query: string, lists: Lists): Promise<Candidate[]> {
  const words = readQuery(query);
  if (words.length === 0) return [];
  const found = await findCandidates(words, lists);
  const whole = found.filter((candidate) => candidate.words === words.length);
  if (words.length < manyWords && whole.length >= enoughPages) return whole;
  return found.filter((candidate) => candidate.words * 2 >= words.length);
}

/** The pages of an index in the order of a whole index; pages that its rules would leave out come last. */
function inOrder(index: TextIndex, query: string): Group[] {
  const found = byPage(findBest(index, query));
  const seen = new Set(found.map(({ page }) => page));
  const others = index.docs.filter(({ page, section }) => !section && !seen.has(page));
  return [
    ...found,
    ...others.map((doc) => ({ page: doc.page, matches: [{ doc, rank: ranks.text, score: 0, terms: [] }] })),
  ];
}
