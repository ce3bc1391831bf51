import { unescapeHtml } from "../../escape-html";
import { withoutBase } from "../../nav/edition";
import type { PageHit, SectionHit, TextPart } from "../types";

/** A record as the service returns it, with every field optional. */
export type DocSearchHit = {
  objectID?: string;
  type?: string;
  url?: string;
  hierarchy?: Record<string, string | null | undefined>;
  content?: string | null;
  tags?: string[];
  textLanguage?: string;
  _snippetResult?: { content?: { value?: string }; hierarchy?: Record<string, { value?: string } | undefined> };
};

/** What a search asks for of each record. */
export const retrieved = ["hierarchy", "content", "type", "url", "tags", "textLanguage"];

/** Private-use characters that the service puts around matches, since no text contains them. */
export const highlightTags = { before: "\ue000", after: "\ue001" } as const;

/** Groups hits by page, in the order of the service. Hits without a valid URL are dropped. */
export function toPageHits(hits: readonly DocSearchHit[], origin: string): PageHit[] {
  const pages = new Map<string, PageHit>();
  for (const hit of hits) {
    const href = siteHref(hit.url, origin);
    if (href === undefined) continue;
    const [path = ""] = href.split("#");
    const page = pages.get(path) ?? emptyPage(path, hit);
    pages.set(path, page);
    if (hit.type === "lvl1" || hit.type === "lvl0")
      Object.assign(page, { isHit: true, snippet: partsOf(hit, "content") });
    else page.sectionCount = page.sections.push(toSectionHit(hit, href));
  }
  return [...pages.values()];
}

function emptyPage(href: string, hit: DocSearchHit): PageHit {
  return {
    id: href,
    href,
    group: unescapeHtml(hit.hierarchy?.lvl0 ?? ""),
    ...(hit.textLanguage && { language: hit.textLanguage }),
    title: partsOf(hit, "lvl1"),
    snippet: [],
    tags: hit.tags ?? [],
    isHit: false,
    sections: [],
    sectionCount: 0,
  };
}

function toSectionHit(hit: DocSearchHit, href: string): SectionHit {
  const level = [6, 5, 4, 3, 2].map((number) => `lvl${number}`).find((name) => hit.hierarchy?.[name]) ?? "lvl1";
  return { id: hit.objectID ?? href, href, heading: partsOf(hit, level), snippet: partsOf(hit, "content") };
}

/** One text of a hit in parts: the service's highlighted snippet if there is one, else the whole text. */
function partsOf({ content, hierarchy, _snippetResult: marked }: DocSearchHit, name: string): TextPart[] {
  const value =
    name === "content" ? (marked?.content?.value ?? content) : (marked?.hierarchy?.[name]?.value ?? hierarchy?.[name]);
  return parseHighlights(value ?? "");
}

/** Splits a text into parts, marking those between highlight tags and removing the tags. */
export function parseHighlights(value: string): TextPart[] {
  return value
    .split(highlightTags.before)
    .flatMap((piece, index): TextPart[] => {
      const [inside = "", after] = piece.split(highlightTags.after);
      if (index === 0 || after === undefined) return [{ text: inside + (after ?? "") }];
      return [{ text: inside, mark: true }, { text: after }];
    })
    .filter((part) => part.text !== "")
    .map((part) => ({ ...part, text: unescapeHtml(part.text) }));
}

/** The site path of a URL on this site; URLs elsewhere must use http or https. */
export function siteHref(url: string | undefined, origin: string): string | undefined {
  if (!url || !URL.canParse(url, origin)) return undefined;
  const { protocol, origin: host, pathname, hash } = new URL(url, origin);
  if (host === origin) return `${withoutBase(pathname) ?? pathname}${hash}`;
  return /^https?:$/.test(protocol) ? url : undefined;
}
