import { createHash } from "node:crypto";
import { redirectsOf } from "../../redirects/redirects-of";
import type { Site } from "../../site/load";
import type { IndexedPage } from "../types";
import { indexSite, type ReadPassages } from "./index-pages";
import { numberFacets, packTitles, pageTexts } from "./pack";
import type { IndexManifest, IndexParts, PackedRecord } from "./schema";
import { encodeTexts } from "./word-codes";
import { listTerms, type PagesWithTerm, type RatedTerms, rateAll, spellingOf, type WordList } from "./word-lists";

/** The one file name without a hash; the manifest names the other files. */
export const manifestName = "manifest.json";

/** Number of pages from which on the index is split into parts that are fetched on demand: a whole one would take 100 MB of memory. */
export const splitFrom = 1000;
/** Size of a word list in characters; a larger term gets a list of its own. */
const listSize = 24_000;

/** Caches the ratings of terms, so that only new pages are rated. */
export type TermMemory = { read: () => RatedTerms | undefined; write: (terms: RatedTerms) => void };

/** The files of the search index by name. All except the manifest contain the hash of their content in the name and are immutable. */
export function indexFiles(
  pages: readonly IndexedPage[],
  from = splitFrom,
  memory?: TermMemory,
): Record<string, string> {
  return pages.length < from ? wholeIndex(pages) : splitIndex(pages, memory);
}

/** The two files of a whole index, which are fetched as soon as the first word is typed. */
function wholeIndex(pages: readonly IndexedPage[]): Record<string, string> {
  const titles = toJson(packTitles(pages));
  const texts = toJson(encodeTexts(pageTexts(pages)));
  const manifest: IndexManifest = { titles: nameFor("titles", titles), texts: nameFor("texts", texts) };
  return { [manifest.titles]: titles, [manifest.texts]: texts, [manifestName]: toJson(manifest) };
}

/** The files of a split index: one per page, word lists that lead to pages, and one that names them all. */
function splitIndex(pages: readonly IndexedPage[], memory?: TermMemory): Record<string, string> {
  const files: Record<string, string> = {};
  const add = (kind: string, value: unknown): string => {
    const text = toJson(value);
    const name = `parts/${nameFor(kind, text)}`;
    files[name] = text;
    return name;
  };
  const { groups, tags, groupOf, tagsOf } = numberFacets(pages);
  const names = pages.map((page) => add("page", [packTitles([page]), pageTexts([page])] satisfies PackedRecord));
  const rated = rateAll(pages, names, memory?.read());
  memory?.write(rated);
  const terms = listTerms(rated);
  const parts: IndexParts = {
    groups,
    tags,
    pages: pages.map((page, number) => [names[number] ?? "", groupOf(page), ...tagsOf(page)]),
    words: inLists(terms).map((list) => [
      list[0]?.[0] ?? "",
      add("words", Object.fromEntries(list) satisfies WordList),
    ]),
    spelling: add("spelling", spellingOf(terms).join(" ")),
  };
  const manifest: IndexManifest = { parts: add("all", parts) };
  files[manifestName] = toJson(manifest);
  return files;
}

type Term = readonly [term: string, pages: PagesWithTerm];

/** Splits sorted terms into lists of about the same size. */
function inLists(terms: readonly Term[]): Term[][] {
  const lists: Term[][] = [];
  let size = listSize;
  for (const term of terms) {
    const own = JSON.stringify(term).length;
    if (size + own > listSize) {
      lists.push([]);
      size = 0;
    }
    lists.at(-1)?.push(term);
    size += own;
  }
  return lists;
}

/** Optional caches: of the passages of pages, and of the ratings of terms. */
type Known = { passages?: ReadPassages; terms?: TermMemory };

/** The files of the search index of a site. */
export const indexFilesOf = async (site: Site, { passages, terms }: Known = {}): Promise<Record<string, string>> =>
  indexFiles(await indexSite(site, redirectsOf(site.manifest), passages), splitFrom, terms);

function nameFor(kind: string, text: string): string {
  return `${kind}.${createHash("sha256").update(text).digest("base64url").slice(0, 12)}.json`;
}

/** JSON without "<", so that it is harmless even inside HTML or when served as HTML. */
function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
