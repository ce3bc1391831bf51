import type { IndexDoc } from "../engine/rank";
import { splitWords, termsOf, tokenize } from "../engine/words";
import type { IndexedPage, IndexedSection } from "../types";
import { linesOf, type PassageLine } from "./sentences";

/** The place of an answer: a section, or the top of the page if there is none. */
export type AnswerPlace = { page: IndexedPage; section?: IndexedSection };

/**
 * The place that a record belongs to: the section of a heading, the section whose table has the name, the section that a listed question
 * leads to, or, for a heading that only groups others, the first one with content below it.
 */
export function placeOf({ page, section }: IndexDoc): AnswerPlace {
  const { sections } = page;
  if (!section) return { page };
  if (section.isTerm) return placeIn(page, sections.slice(0, sections.indexOf(section)).findLast(isHeading));
  const at = section.isQuestion
    ? sections.findIndex(({ anchor }) => anchor && anchor === section.anchor)
    : sections.indexOf(section);
  if (at < 0) return { page };
  const found = sections.slice(at).find((entry, index) => entry.text || sections[at + index + 1]?.isTerm);
  return placeIn(page, found ?? sections[at]);
}

const placeIn = (page: IndexedPage, section: IndexedSection | undefined) => ({ page, ...(section && { section }) });
const isHeading = ({ isTerm }: IndexedSection) => !isTerm;

/** Page types that readers look up by task, so that their first steps are the answer. */
export const guides: ReadonlySet<string> = new Set(["how-to", "tutorial"]);

/** The names in the reference table of a place. */
export function termsAt({ page, section }: AnswerPlace): IndexedSection[] {
  const { sections } = page;
  const after = section ? sections.slice(sections.indexOf(section) + 1) : sections;
  const end = after.findIndex(({ isTerm }) => !isTerm);
  return end < 0 ? after : after.slice(0, end);
}

/** The lines of a place; each name of its reference table is one row. */
export function linesAt(place: AnswerPlace): PassageLine[] {
  const { page, section } = place;
  const { text, marked = text } = section ?? page;
  const lines = linesOf(marked || (section ? "" : page.description));
  return [...lines, ...termsAt(place).map((term): PassageLine => ({ type: "row", text: rowOf(term) }))];
}

/** The row of a name in a reference table. */
export const rowOf = ({ heading, text }: IndexedSection): string => `${heading} – ${text}`;

/** The lines of a place, with the terms of each line: all of them, and the first term of each word in order. */
export type ReadPlace = {
  lines: readonly PassageLine[];
  terms: readonly (readonly string[])[];
  sequences: readonly (readonly string[])[];
  length: number;
};

/** Cache of places that were read, kept for as long as their page or section is. */
const known = new WeakMap<IndexedPage | IndexedSection, ReadPlace>();

/** Reads a place, from the cache if possible. */
export function readPlace(place: AnswerPlace): ReadPlace {
  const key = place.section ?? place.page;
  const found = known.get(key) ?? read(place);
  known.set(key, found);
  return found;
}

/** The first term of each word of a text. */
export const sequenceOf = (text: string): string[] => splitWords(text).map((word) => termsOf(word)[0] ?? "");

function read(place: AnswerPlace): ReadPlace {
  const lines = linesAt(place);
  const terms = lines.map(({ text }) => tokenize(text));
  const sequences = lines.map(({ text }) => sequenceOf(text));
  return { lines, terms, sequences, length: terms.reduce((sum, list) => sum + list.length, 0) };
}
