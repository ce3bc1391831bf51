import { readMarked } from "../../marked-text";
import { type DocType, docTypes } from "../../types";
import type { IndexedPage, IndexedQuestion, IndexedSection } from "../types";
import type { PackedRecord, PackedSection, PackedTitles, PageTexts } from "./schema";

/** Most headings have the id that GitHub would give them, so it need not be sent. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
}

/** Groups and tags in order of first use, and the indexes of each page's own. */
export function numberFacets(pages: readonly IndexedPage[]) {
  const groups = [...new Set(pages.map((page) => page.group))];
  const tags = [...new Set(pages.flatMap((page) => page.tags))];
  return {
    groups,
    tags,
    groupOf: (page: IndexedPage) => groups.indexOf(page.group),
    tagsOf: (page: IndexedPage) => page.tags.map((tag) => tags.indexOf(tag)),
  };
}

/** Packs the titles of all pages compactly. */
export function packTitles(pages: readonly IndexedPage[]): PackedTitles {
  const { groups, tags, groupOf, tagsOf } = numberFacets(pages);
  return {
    groups,
    tags,
    pages: pages.map((page) => {
      const packed: PackedTitles["pages"][number] = [
        page.href,
        page.title,
        groupOf(page),
        docTypes.indexOf(page.type),
        tagsOf(page),
        page.description,
        page.label ?? 0,
        page.sections.map(packSection),
        page.otherNames.join("\n"),
      ];
      if (page.language) packed.push(page.language);
      return packed;
    }),
  };
}

function packSection({ heading, anchor, isTerm }: IndexedSection): PackedSection {
  if (isTerm) return [heading, anchor ?? 0, 1];
  return anchor === slugOf(heading) ? heading : [heading, anchor ?? 0];
}

/** The texts of all pages, in the order of `packTitles`. */
export function pageTexts(pages: readonly IndexedPage[]): PageTexts {
  return pages.map((page) => [markedText(page), ...page.sections.map(markedText), packQuestions(page)]);
}

const markedText = ({ text, marked = text }: Pick<IndexedPage, "text" | "marked">) => marked;

/** One question per line, preceded by the number of the section that answers it, counted from 1; 0 is the top of the page. */
function packQuestions({ questions, sections }: IndexedPage): string {
  const anchors = sections.map(({ anchor }) => anchor);
  return questions
    .map(({ question, at }) => `${at === undefined ? 0 : anchors.indexOf(at) + 1} ${question}`)
    .join("\n");
}

function unpackQuestions(packed: string, sections: readonly IndexedSection[]): IndexedQuestion[] {
  return packed
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const gap = line.indexOf(" ");
      const at = sections[Number(line.slice(0, gap)) - 1]?.anchor;
      return { question: line.slice(gap + 1), ...(at !== undefined && { at }) };
    });
}

/** Restores pages from the first file, without texts and questions. */
export function unpackTitles({ groups, tags, pages }: PackedTitles): IndexedPage[] {
  return pages.map(([href, title, group, type, tagNumbers, description, label, sections, names, language]) => ({
    href,
    title,
    ...(language && { language }),
    ...(label !== 0 && { label }),
    group: groups[group] ?? "",
    tags: tagNumbers.flatMap((number) => tags[number] ?? []),
    type: (docTypes[type] satisfies DocType | undefined) ?? "system",
    description,
    text: "",
    sections: sections.map(unpackSection),
    otherNames: names.split("\n").filter(Boolean),
    questions: [],
  }));
}

function unpackSection(packed: PackedSection): IndexedSection {
  if (typeof packed === "string") return { heading: packed, anchor: slugOf(packed), text: "" };
  const [heading, anchor, isTerm]: [heading: string, anchor: string | 0, isTerm?: 1] = packed;
  return { heading, ...(anchor !== 0 && { anchor }), text: "", ...(isTerm && { isTerm: true }) };
}

/** Adds texts to the pages. @throws Error when the two files are of different builds. */
export function addTexts(pages: readonly IndexedPage[], texts: PageTexts): IndexedPage[] {
  if (texts.length !== pages.length) throw new Error("The two files of the search index are of different builds.");
  return pages.map((page, index) => {
    const [text = "", ...rest] = texts[index] ?? [];
    const sections = page.sections.map((section, at) => ({ ...section, ...readMarked(rest[at] ?? "") }));
    return {
      ...page,
      ...readMarked(text),
      sections,
      questions: unpackQuestions(rest[sections.length] ?? "", sections),
    };
  });
}

/** Restores a page from its record. */
export const unpackRecord = ([titles, texts]: PackedRecord): IndexedPage[] => addTexts(unpackTitles(titles), texts);
