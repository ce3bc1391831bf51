import { searchSettings } from "../../search-settings";
import type { IndexedPage } from "../types";

/** What a page counts that is about another part than the question, or about one that the question does not name. */
const otherFactor = 0.75;
const unnamedFactor = 0.88;

/** Pages for developers answer those who ask in their words. */
const developerFactor = 0.8;

/** Words of those who program. */
const developerWords = /\b(?:api|cli|sdk|command|endpoint|attribute|field|request|call|json|option|\.net|javascript)/i;

/** How well the subject of a page suits a question: 1 when it does. `about` is what else says what the place is about. */
export function subjectFactor({ href, title }: IndexedPage, question: string, about: string): number {
  const factors = searchSettings.subjects.map(({ named, pages }) => {
    const isAbout = pages.test(href);
    if (!named.test(question)) return isAbout ? unnamedFactor : 1;
    return isAbout || named.test(`${title} ${about}`) ? 1 : otherFactor;
  });
  return Math.min(
    ...factors,
    searchSettings.developerPages?.test(href) && !developerWords.test(question) ? developerFactor : 1,
  );
}
