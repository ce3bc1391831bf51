import { escapeHtml } from "../../escape-html";
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
  weight: { level: number; position: number };
};

/** Longest content of a record: the service refuses records over 10 kB. */
const contentLimit = 6000;

/** Everything search knows as records to upload: a page, then its sections and its questions. */
export function toRecords(pages: readonly IndexedPage[], origin: string): DocSearchRecord[] {
  return pages.flatMap((page) => [
    toRecord(page, undefined, origin, 0),
    ...[...page.sections, ...page.questions.map(questionSection)].map((section, index) =>
      toRecord(page, section, origin, index + 1),
    ),
  ]);
}

function toRecord(page: IndexedPage, section: IndexedSection | undefined, origin: string, position: number) {
  const path = section?.anchor ? `${page.href}#${section.anchor}` : page.href;
  const content = section ? section.text : [page.description, page.text, ...page.otherNames].join("\n");
  return {
    objectID: `${page.href}#${position}`,
    type: section ? (section.isTerm ? "lvl3" : "lvl2") : "lvl1",
    url: `${origin}${encodeURI(path)}`,
    hierarchy: {
      lvl0: escapeHtml(page.group),
      lvl1: escapeHtml(page.title),
      lvl2: section ? escapeHtml(section.heading) : null,
    },
    content: escapeHtml(content.replace(/\n(?:- |\|{1,2} |\d+\. )?/g, " ").slice(0, contentLimit)),
    tags: page.tags,
    ...recordTags(),
    weight: { level: section ? (section.isTerm ? 40 : 60) : 100, position: -position },
  } satisfies DocSearchRecord;
}

/** The facet values every query asks for: language and documentation tag. */
function recordTags(): { language: string; docusaurus_tag: string } {
  const values = Object.fromEntries(facetFilters.flat().map((filter) => filter.split(":")));
  return { language: values.language ?? "", docusaurus_tag: values.docusaurus_tag ?? "" };
}
