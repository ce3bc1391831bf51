import type { Answer, DocType } from "../types";

/** One section of a page, or one name of a reference table (an attribute, a setting, a code, an option). */
export type IndexedSection = {
  heading: string;
  /** Id on the page; absent when there is no place to jump to. */
  anchor?: string;
  /** Blocks separated by line feeds: "1. " starts a step, "- " a list item, "| " a table row, "|| " the names of columns. */
  text: string;
  /** The text with its bold and code marked, where it has any. */
  marked?: string;
  isTerm?: true;
  /** The heading is a question of readers; the place it leads to has the answer. */
  isQuestion?: true;
};

/** One page as search knows it; `text` is what stands before its first heading. */
export type IndexedPage = {
  href: string;
  title: string;
  /** Label in the sidebar when it differs from the title. */
  label?: string;
  /** Name of the section of the site: "User manual". */
  group: string;
  tags: string[];
  type: DocType;
  description: string;
  text: string;
  /** The text with its bold and code marked, where it has any. */
  marked?: string;
  sections: IndexedSection[];
  /** Other words for what the page is about, and the names of addresses that lead to it. */
  otherNames: string[];
  /** What readers ask and the page answers. */
  questions: IndexedQuestion[];
};

/** A question, and the id of the section that answers it; without one, the top of the page does. */
export type IndexedQuestion = Pick<Answer, "question" | "at">;

/** A piece of text, marked when it matched. It is always shown as text and never inserted as HTML. */
export type TextPart = { text: string; mark?: true };

/** What is searched for, and how much of the results is described. */
export type SearchRequest = {
  query: string;
  /** Only this section of the site. */
  group?: string;
  /** Only pages with this tag. */
  tag?: string;
  /** First page of results to describe, counted from 0, and how many. */
  from: number;
  size: number;
  /** Sections described for each page. */
  sections: number;
};

/** A section of a page that matched, or one of its names or questions. */
export type SectionHit = {
  /** Identifies the hit in lists and in stored searches. */
  id: string;
  href: string;
  heading: TextPart[];
  snippet: TextPart[];
  isTerm?: true;
  isQuestion?: true;
};

/** A page of results: the page itself when it matched (`isHit`), and its sections that matched. */
export type PageHit = {
  id: string;
  href: string;
  group: string;
  title: TextPart[];
  snippet: TextPart[];
  tags: string[];
  isHit: boolean;
  /** The best sections, and how many matched. */
  sections: SectionHit[];
  sectionCount: number;
};

/** A section of the site or a tag, and the number of its hits. */
export type FacetCount = { name: string; count: number };

/** What a search has found. */
export type SearchAnswer = {
  query: string;
  /** Hits over all pages of results: matching pages and sections together. */
  count: number;
  pageCount: number;
  pages: PageHit[];
  /** Hits by section of the site and by tag, without the request's own filter on that facet. */
  groups: FacetCount[];
  tags: FacetCount[];
  /** False while only titles and headings could be searched. */
  isComplete: boolean;
};

/** Answers searches: from the site's own files, or from the hosted service. Rejects when it cannot. */
export type SearchProvider = { search(request: SearchRequest): Promise<SearchAnswer> };
