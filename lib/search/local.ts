import { excerpt, markText } from "./highlight";
import { addTexts, type PackedTitles, unpackTitles } from "./pack";
import type { Ranked } from "./rank";
import { createIndex, type TextIndex } from "./text-index";
import type { FacetCount, IndexedPage, PageHit, SearchAnswer, SearchRequest, SectionHit } from "./types";
import { type CodedTexts, decodeTexts } from "./word-codes";

/** Search over the site's own two files. */
export type LocalSearch = {
  addTitles(titles: PackedTitles): Promise<void>;
  /** Needs the titles of the same build first. */
  addTexts(texts: CodedTexts): Promise<void>;
  search(request: SearchRequest): SearchAnswer;
  /** The index itself, for answers to questions. */
  readonly index: TextIndex | undefined;
  readonly isComplete: boolean;
};

/** Matches of one page. */
type Group = { page: IndexedPage; matches: Ranked[] };

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
    search: (request) => answer(request, index?.find(request.query, isComplete) ?? [], isComplete),
    get index() {
      return index;
    },
    get isComplete() {
      return isComplete;
    },
  };
}

/** Groups matches by page, filters and counts them, and describes one slice. */
function answer(request: SearchRequest, matches: readonly Ranked[], isComplete: boolean): SearchAnswer {
  const { query, group, tag, from, size } = request;
  const inGroup = ({ doc }: Ranked) => group === undefined || doc.page.group === group;
  const inTag = ({ doc }: Ranked) => tag === undefined || doc.page.tags.includes(tag);
  const kept = matches.filter((match) => inGroup(match) && inTag(match));
  const groups = byPage(kept);
  return {
    query,
    count: kept.length,
    pageCount: groups.length,
    pages: groups.slice(from, from + size).map((group) => describe(group, request.sections)),
    groups: countFacets(matches.filter(inTag).map(({ doc }) => [doc.page.group])),
    tags: countFacets(matches.filter(inGroup).map(({ doc }) => doc.page.tags)),
    isComplete,
  };
}

function byPage(matches: readonly Ranked[]): Group[] {
  const groups = new Map<string, Group>();
  for (const match of matches) {
    const { page } = match.doc;
    const group = groups.get(page.href);
    if (group) group.matches.push(match);
    else groups.set(page.href, { page, matches: [match] });
  }
  return [...groups.values()];
}

function countFacets(values: readonly (readonly string[])[]): FacetCount[] {
  const counts = new Map<string, number>();
  for (const value of values.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

function describe({ page, matches }: Group, limit: number): PageHit {
  const own = matches.find(({ doc }) => !doc.section);
  const sections = matches.filter((match) => match !== own);
  const terms = new Set(matches.flatMap((match) => match.terms));
  const ownTerms = new Set(own?.terms);
  return {
    id: page.href,
    href: page.href,
    group: page.group,
    title: markText(page.title, terms),
    snippet: excerpt(snippetSource(page, ownTerms), ownTerms),
    tags: page.tags,
    isHit: own !== undefined,
    sections: sections.slice(0, limit).flatMap(describeSection),
    sectionCount: sections.length,
  };
}

/** The description says what a page is about; its own text is shown when only that matched. */
function snippetSource({ description, text }: IndexedPage, terms: ReadonlySet<string>): string {
  const hasMatch = (source: string) => markText(source, terms).some((part) => part.mark);
  return !hasMatch(description) && hasMatch(text) ? text : description;
}

function describeSection({ doc: { page, section }, terms }: Ranked): SectionHit[] {
  if (!section) return [];
  const found = new Set(terms);
  const { heading, anchor, text, isTerm } = section;
  return [
    {
      id: `${page.href}#${anchor ?? heading}`,
      href: anchor === undefined ? page.href : `${page.href}#${anchor}`,
      heading: markText(heading, found),
      snippet: excerpt(text, found),
      ...(isTerm && { isTerm }),
    },
  ];
}
