import type { IndexDoc } from "../engine/rank";
import type { IndexedPage, IndexedSection } from "../types";
import type { Intent } from "./question";
import { linesOf, type PassageLine } from "./sentences";

/** Where an answer stands: a section, or the top of the page without one. */
export type AnswerPlace = { page: IndexedPage; section?: IndexedSection };

/** What a heading is called that stands around the steps of a guide. */
export const aroundSteps = /^(?:before you begin|check the result|variants|take it back|an? example\b|example\b)/i;
const firstStep = /^1\. /m;

/**
 * The place with the answer: the section with the anchor, the one whose reference table has the name, or the first with content
 * below a heading that only groups.
 */
export function answerOf({ page, section }: IndexDoc, intent: Intent): AnswerPlace {
  const { sections, text } = page;
  if (section?.isTerm) return placeOf(page, sections.slice(0, sections.indexOf(section)).findLast(isHeading));
  const at = section?.anchor === undefined ? -1 : sections.findIndex(({ anchor }) => anchor === section.anchor);
  const found = sections.slice(at).find((entry, index) => entry.text || sections[at + index + 1]?.isTerm);
  if (at >= 0) return placeOf(page, found ?? sections[at]);
  if (section && !section.isQuestion) return { page, section };
  const isProcedure = intent === "steps" || section === undefined;
  if (!isProcedure || !guides.has(page.type) || firstStep.test(text)) return { page };
  return placeOf(
    page,
    sections.find((entry) => firstStep.test(entry.text) && !aroundSteps.test(entry.heading)),
  );
}

const placeOf = (page: IndexedPage, section: IndexedSection | undefined) => ({ page, ...(section && { section }) });
const isHeading = ({ isTerm }: IndexedSection) => !isTerm;

/** Pages that are asked for by their task: their first steps answer. */
export const guides: ReadonlySet<string> = new Set(["how-to", "tutorial"]);

/** Whether a place tells steps. */
export function hasSteps({ page, section }: AnswerPlace): boolean {
  return firstStep.test(section?.text ?? page.text);
}

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
