import { redirects } from "../../../redirects";
import { getSite } from "../../site/current";
import { createIndex, type TextIndex } from "../engine/text-index";
import { indexSite } from "../records/index-pages";
import type { IndexedPage } from "../types";

let pages: Promise<IndexedPage[]> | undefined;
let index: Promise<TextIndex> | undefined;

/** The indexed pages of the real content, created once per test process. */
export function pagesOfSite(): Promise<readonly IndexedPage[]> {
  pages ??= indexSite(getSite(), redirects);
  return pages;
}

/** The whole search index of the real content. */
export function indexOfSite(): Promise<TextIndex> {
  index ??= pagesOfSite().then(createIndex);
  return index;
}
