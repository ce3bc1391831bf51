import { openSite } from "../../build/configuration/open-site";
import { redirectsOf } from "../../redirects/redirects-of";
import { readEnvironment } from "../../site/environment";
import { createIndex, type TextIndex } from "../engine/text-index";
import { indexSite } from "../records/index-pages";
import type { IndexedPage } from "../types";

let pages: Promise<IndexedPage[]> | undefined;
let index: Promise<TextIndex> | undefined;

/** The indexed pages of the real content in the edition that the environment names, created once per test process. */
export function pagesOfSite(): Promise<readonly IndexedPage[]> {
  pages ??= readPages();
  return pages;
}

async function readPages(): Promise<IndexedPage[]> {
  const site = await openSite(readEnvironment(), { includeDrafts: false });
  return indexSite(site, redirectsOf(site.manifest));
}

/** The whole search index of the real content. */
export function indexOfSite(): Promise<TextIndex> {
  index ??= pagesOfSite().then(createIndex);
  return index;
}
