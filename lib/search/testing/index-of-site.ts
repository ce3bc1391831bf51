import { redirects } from "../../../redirects";
import { getSite } from "../../site/current";
import { createIndex, type TextIndex } from "../engine/text-index";
import { indexSite } from "../records/index-pages";
import type { IndexedPage } from "../types";

let pages: Promise<IndexedPage[]> | undefined;
let index: Promise<TextIndex> | undefined;

/** What search indexes of each page of the real content; made once for all files that a process tests. */
export function pagesOfSite(): Promise<readonly IndexedPage[]> {
  pages ??= indexSite(getSite(), redirects);
  return pages;
}

/** The index of the real content, as readers have it. */
export function indexOfSite(): Promise<TextIndex> {
  index ??= pagesOfSite().then(createIndex);
  return index;
}
