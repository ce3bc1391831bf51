import type { IndexedPage } from "../types";
import { addTexts, type PackedTitles, type PageTexts, unpackTitles } from "./pack";
import type { PagesWithTerm } from "./word-lists";

/** What the index of a large site consists of; names are those of files beside it. */
export type IndexParts = {
  groups: string[];
  tags: string[];
  /** Each page by its number: its file, the place of its section in `groups`, and those of its topics in `tags`. */
  pages: [name: string, group: number, ...tags: number[]][];
  /** Lists of terms, and the first term of each; terms are sorted by their UTF-16 codes. */
  words: [first: string, name: string][];
  /** What a mistyped word may mean. */
  spelling: string;
};

/** A list of terms, with the pages that have them. */
export type WordList = Readonly<Record<string, PagesWithTerm>>;

/** What search has of one page. */
export type PackedRecord = [titles: PackedTitles, texts: PageTexts];

/** A page as it was when it was packed. */
export const unpackRecord = ([titles, texts]: PackedRecord): IndexedPage[] => addTexts(unpackTitles(titles), texts);
