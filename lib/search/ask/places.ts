import type { IndexDoc } from "../engine/rank";
import type { IndexedPage, IndexedSection } from "../types";
import { linesOf, type PassageLine } from "./sentences";

/** Where an answer stands: a section, or the top of the page without one. */
export type AnswerPlace = { page: IndexedPage; section?: IndexedSection };

/** What a heading is called that stands around the steps of a guide. */
export const aroundSteps = /^(?:before you begin|check the result|variants|take it back|an? example\b|example\b)/i;

/**
 * The place that a record is about: the section of a heading, the one whose table has the name, the one a question leads to, or the
 * first with content below a heading that only groups.
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

/** Pages that are asked for by their task: their first steps answer. */
export const guides: ReadonlySet<string> = new Set(["how-to", "tutorial"]);

/** The names of the reference table that a place has. */
export function termsAt({ page, section }: AnswerPlace): IndexedSection[] {
  const { sections } = page;
  const after = section ? sections.slice(sections.indexOf(section) + 1) : sections;
  const end = after.findIndex(({ isTerm }) => !isTerm);
  return end < 0 ? after : after.slice(0, end);
}

/** The lines of a place; each name of its reference table is a row. */
export function linesAt(place: AnswerPlace): PassageLine[] {
  const { page, section } = place;
  const lines = linesOf(section ? section.text : page.text || page.description);
  const rows = termsAt(place).map(({ heading, text }): PassageLine => ({ type: "row", text: `${heading} – ${text}` }));
  return [...lines, ...rows];
}
