import { escapeHtml } from "../../escape-html";
import { base, withBase } from "../../nav/edition";
import { facetFilters } from "../config";
import type { IndexedPage, IndexedSection } from "../types";
import { questionSection } from "./docs";

/** A record of the hosted index, in the format every DocSearch interface reads. */
export type DocSearchRecord = {
  objectID: string;
  type: "lvl1" | "lvl2" | "lvl3";
  url: string;
  /** Group, page, heading; HTML-escaped, because DocSearch's own interface inserts them as HTML. */
  hierarchy: { lvl0: string; lvl1: string; lvl2: string | null };
  content: string;
  tags: string[];
  language: string;
  docusaurus_tag: string;
  /** Language of the texts (BCP 47) where it is not that of the edition: the page is not translated. */
  textLanguage?: string;
  weight: { level: number; position: number };
};

/** Longest content of a record: the service refuses records over 10 kB. */
const contentLimit = 6000;

/**
 * Converts this edition's index to records for upload: each page, followed by its sections and its questions. `origin` is that of the site,
 * `before` the base path of the edition.
 */
export function toRecords(pages: readonly IndexedPage[], origin: string, before = base): DocSearchRecord[] {
  return pages.flatMap((page) => {
    const address = withBase(page.href, before);
    const sections = [undefined, ...page.sections, ...page.questions.map(questionSection)];
    return sections.map((section, position) => ({
      objectID: `${address}#${position}`,
      url: `${origin}${encodeURI(section?.anchor ? `${address}#${section.anchor}` : address)}`,
      ...toRecord(page, section, position),
    }));
  });
}

function toRecord(page: IndexedPage, section: IndexedSection | undefined, position: number) {
  const content = section ? section.text : [page.description, page.text, ...page.otherNames].join("\n");
  return {
    type: section ? (section.isTerm ? "lvl3" : "lvl2") : "lvl1",
    hierarchy: {
      lvl0: escapeHtml(page.group),
      lvl1: escapeHtml(page.title),
      lvl2: section ? escapeHtml(section.heading) : null,
    },
    content: escapeHtml(content.replace(/\n(?:- |\|{1,2} |\d+\. )?/g, " ").slice(0, contentLimit)),
    tags: page.tags,
    ...recordTags(),
    ...(page.language && { textLanguage: page.language }),
    weight: { level: section ? (section.isTerm ? 40 : 60) : 100, position: -position },
  } satisfies Omit<DocSearchRecord, "objectID" | "url">;
}

/** The facet values that every query filters by: language and documentation tag. */
function recordTags(): { language: string; docusaurus_tag: string } {
  const values = Object.fromEntries(facetFilters.flat().map((filter) => filter.split(":")));
  return { language: values.language ?? "", docusaurus_tag: values.docusaurus_tag ?? "" };
}
