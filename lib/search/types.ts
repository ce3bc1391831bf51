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
  /** The heading is a listed question, and the section it leads to has the answer. */
  isQuestion?: true;
};

/** One page as indexed; `text` is the text before its first heading. */
export type IndexedPage = {
  href: string;
  title: string;
  /** Language of its text (BCP 47) where it is not the edition's. */
  language?: string;
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
  /** Synonyms for the page's topic, and names from its former paths. */
  otherNames: string[];
  /** Questions that the page answers. */
  questions: IndexedQuestion[];
};

/** A question, and the id of the section that answers it; without one, the answer is at the top of the page. */
export type IndexedQuestion = Pick<Answer, "question" | "at">;

/** A piece of text, marked if it matched. Always rendered as text, never inserted as HTML. */
export type TextPart = { text: string; mark?: true };

/** A query with its filters, and the slice of results to describe. */
export type SearchRequest = {
  query: string;
  /** Restricts results to this section of the site. */
  group?: string;
  /** Restricts results to pages with this tag. */
  tag?: string;
  /** First page of results to describe, counted from 0, and how many. */
  from: number;
  size: number;
  /** Maximum number of sections described per page. */
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

/** A page in the results: whether it matched itself (`isHit`), and its matching sections. */
export type PageHit = {
  id: string;
  href: string;
  group: string;
  /** Language of title, snippets, and headings where it is not the edition's. */
  language?: string;
  title: TextPart[];
  snippet: TextPart[];
  tags: string[];
  isHit: boolean;
  /** The best sections, and the number of all that matched. */
  sections: SectionHit[];
  sectionCount: number;
};

/** A section of the site or a tag, with its number of hits. */
export type FacetCount = { name: string; count: number };

/** The result of a search. */
export type SearchAnswer = {
  query: string;
  /** Hits over all pages of results: matching pages and sections together. */
  count: number;
  pageCount: number;
  pages: PageHit[];
  /** Hits by section of the site and by tag, without the request's own filter on that facet. */
  groups: FacetCount[];
  tags: FacetCount[];
  /** False while only titles and headings are loaded. */
  isComplete: boolean;
};

/** Answers searches: from the site's own files, or from the hosted service. Rejects when it cannot. */
export type SearchProvider = { search(request: SearchRequest): Promise<SearchAnswer> };
