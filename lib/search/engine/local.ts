import { findBest } from "../ask/find-best";
import { addTexts, unpackTitles } from "../records/pack";
import type { CodedTexts, PackedTitles } from "../records/schema";
import { decodeTexts } from "../records/word-codes";
import type { FacetCount, IndexedPage, PageHit, SearchAnswer, SearchRequest, SectionHit } from "../types";
import { excerpt, markText } from "./highlight";
import { groupByPage, type Ranked } from "./rank";
import { createIndex, type TextIndex } from "./text-index";

/** Search over the two files of the site's own whole index. */
export type LocalSearch = {
  addTitles(titles: PackedTitles): Promise<void>;
  /** Requires that the titles of the same build have been added. */
  addTexts(texts: CodedTexts): Promise<void>;
  search(request: SearchRequest): SearchAnswer;
  /** The index itself, for answering questions. */
  readonly index: TextIndex | undefined;
};

/** The matches of one page. */
export type Group = { page: IndexedPage; matches: Ranked[] };

/** Creates a search that finds nothing until titles are added. */
export function createLocalSearch(): LocalSearch {
  let pages: IndexedPage[] = [];
  let index: TextIndex | undefined;
  let isComplete = false;
  return {
    async addTitles(titles) {
      pages = unpackTitles(titles);
      index = await createIndex(pages);
    },
    async addTexts(texts) {
      index = await createIndex(addTexts(pages, decodeTexts(texts)));
      isComplete = true;
    },
    search: (request) => answer(request, matchesOf(index, request.query, isComplete), isComplete),
    get index() {
      return index;
    },
  };
}

/** Titles alone contain no questions, and too few words to correct typos. */
function matchesOf(index: TextIndex | undefined, query: string, isComplete: boolean): readonly Ranked[] {
  if (!index) return [];
  return isComplete ? findBest(index, query) : index.find(query, false);
}

/** Groups matches by page, filters and counts them, and describes one slice. Each place is counted once. */
function answer(request: SearchRequest, matches: readonly Ranked[], isComplete: boolean): SearchAnswer {
  const { query, from, size, sections } = request;
  const { kept, ...counts } = filterByFacets(
    byPage(matches),
    request,
    ({ page }) => page,
    ({ matches }) => matches.length,
  );
  return {
    query,
    count: kept.reduce((sum, entry) => sum + entry.matches.length, 0),
    pageCount: kept.length,
    pages: kept.slice(from, from + size).map((entry) => describe(entry, sections)),
    ...counts,
    isComplete,
  };
}

/** Groups matches by page, with each place once. */
export function byPage(matches: readonly Ranked[]): Group[] {
  return [...groupByPage(matches)].map(([page, own]) => ({ page, matches: onePerPlace(own) }));
}

/** A question and the section that answers it are one place, which is shown once, as the better match. */
function onePerPlace(matches: readonly Ranked[]): Ranked[] {
  const seen = new Set(matches.some(({ doc }) => !doc.section) ? ["top"] : []);
  return matches.filter(({ doc: { section } }) => {
    if (!section) return true;
    const place = section.isTerm
      ? `term ${section.heading}`
      : (section.anchor ?? (section.isQuestion ? "top" : section.heading));
    return !seen.has(place) && Boolean(seen.add(place));
  });
}

/**
 * Filters entries by a request's section and tag, and counts facets, each without its own filter. An entry counts 1 unless `weigh` says
 * otherwise.
 */
export function filterByFacets<Entry>(
  entries: readonly Entry[],
  { group, tag }: SearchRequest,
  facetsOf: (entry: Entry) => Pick<IndexedPage, "group" | "tags">,
  weigh: (entry: Entry) => number = () => 1,
) {
  const inGroup = (entry: Entry) => group === undefined || facetsOf(entry).group === group;
  const inTag = (entry: Entry) => tag === undefined || facetsOf(entry).tags.includes(tag);
  const count = (some: readonly Entry[], valuesOf: (entry: Entry) => readonly string[]): FacetCount[] => {
    const counts = new Map<string, number>();
    for (const entry of some) {
      for (const value of valuesOf(entry)) counts.set(value, (counts.get(value) ?? 0) + weigh(entry));
    }
    return [...counts].map(([name, count]) => ({ name, count }));
  };
  return {
    kept: entries.filter((entry) => inGroup(entry) && inTag(entry)),
    groups: count(entries.filter(inTag), (entry) => [facetsOf(entry).group]),
    tags: count(entries.filter(inGroup), (entry) => facetsOf(entry).tags),
  };
}

/** Describes a page in the results, with at most `limit` sections. */
export function describe({ page, matches }: Group, limit: number): PageHit {
  const own = matches.find(({ doc }) => !doc.section);
  const sections = matches.filter((match) => match !== own);
  const terms = new Set(matches.flatMap((match) => match.terms));
  const ownTerms = new Set(own?.terms);
  return {
    id: page.href,
    href: page.href,
    group: page.group,
    ...(page.language && { language: page.language }),
    title: markText(page.title, terms),
    snippet: excerpt(snippetSource(page, ownTerms), ownTerms),
    tags: page.tags,
    isHit: own !== undefined,
    sections: sections.slice(0, limit).flatMap(describeSection),
    sectionCount: sections.length,
  };
}

/** The description, or the page's text if only that matched. */
function snippetSource({ description, text }: IndexedPage, terms: ReadonlySet<string>): string {
  const hasMatch = (source: string) => markText(source, terms).some((part) => part.mark);
  return !hasMatch(description) && hasMatch(text) ? text : description;
}

function describeSection({ doc: { page, section }, terms }: Ranked): SectionHit[] {
  if (!section) return [];
  const found = new Set(terms);
  const { heading, anchor, isTerm, isQuestion } = section;
  const text = isQuestion ? answerText(page, anchor) : section.text;
  return [
    {
      id: `${page.href}#${isTerm || anchor === undefined ? heading : anchor}`,
      href: anchor === undefined ? page.href : `${page.href}#${anchor}`,
      heading: markText(heading, found),
      snippet: excerpt(text, found),
      ...(isTerm && { isTerm }),
      ...(isQuestion && { isQuestion }),
    },
  ];
}

/** The text shown below a question: the beginning of its answer. */
function answerText(page: IndexedPage, anchor: string | undefined): string {
  return page.sections.find((section) => anchor !== undefined && section.anchor === anchor)?.text ?? page.description;
}
