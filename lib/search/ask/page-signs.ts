import { searchSettings } from "../../search-settings";
import { shareOf } from "../engine/strengths";
import { placeWeight } from "../engine/text-index";
import { splitWords } from "../engine/words";
import { forDevelopers, isDated } from "../records/docs";
import type { IndexedPage } from "../types";
import type { PageSigns } from "./counts";
import type { PageEvidence } from "./evidence";
import { guides } from "./places";
import type { Reading } from "./reading";

/** Number of a page's best records whose scores count. */
const fewRecords = 4;
/** A request as references write it: GET /appointment. */
const request = /\b(?:GET|POST|PUT|PATCH|DELETE) (\/\w+)/i;
/** A route, an option, a name in camel case or with marks inside. */
const identifier =
  /\/[a-z]\w+|--[a-z][\w-]+|\b[a-z]+(?:[./][a-z]+)+\b|\b[a-z]?[a-z]+(?:[A-Z][a-z]*)+\b|\b[A-Z][A-Z_]{3,}\b|\b[A-Z]\w+(?:-[A-Z]\w+)+\b/;

/** Computes the signs of a page. */
export function signsOfPage(
  { page, records, terms }: PageEvidence,
  { question, words, match, backShare, top }: Reading,
): PageSigns {
  const { text, intent } = question;
  const names = shareOf(words, match(terms.names));
  const called = names * backShare(page.title);
  const isKeywords = splitWords(text).length === words.length;
  const isGuide = guides.has(page.type);
  return {
    names,
    called,
    meaning: intent === "definition" ? called : 0,
    context: shareOf(words, match(terms.context)),
    anywhere: shareOf(words, match(terms.anywhere)),
    anywhereOwn: shareOf(words, match(terms.anywhere, true)),
    headings: shareOf(words, match(terms.headings)),
    best4: records.slice(0, fewRecords).reduce((sum, { score }) => sum + score, 0) / (fewRecords * top || 1),
    ...subjectSigns(page, text),
    guide: Number(isGuide && !isKeywords),
    guideSteps: Number(isGuide && intent === "steps"),
    remedies: Number(page.type === "troubleshooting" && intent === "problem"),
    module: Number(page.type === "module"),
    dated: Number(isDated(page)),
    particular: 1 - placeWeight(page),
    route: Number(isAboutRoute(page, request.exec(text)?.[1])),
    identifier: Number(forDevelopers.test(page.type) && identifier.test(text)),
  };
}

/** Whether a page is the reference of a route. */
export function isAboutRoute({ type, otherNames }: IndexedPage, route: string | undefined): boolean {
  if (type !== "reference-api" || route === undefined) return false;
  return otherNames.some((name) => name.startsWith("/") && route.toLowerCase().startsWith(name.toLowerCase()));
}

/** Whether a question names a part of the product and the page is about that part, another one, or none. */
export function subjectSigns({ href, title }: Pick<IndexedPage, "href" | "title">, text: string) {
  const found = searchSettings.subjects.map(({ named, pages }) => ({
    isNamed: named.test(text),
    isAbout: pages.test(href),
    isInTitle: named.test(title),
  }));
  return {
    subjectNamed: Number(found.some(({ isNamed, isAbout }) => isNamed && isAbout)),
    subjectOther: Number(found.some(({ isNamed, isAbout, isInTitle }) => isNamed && !isAbout && !isInTitle)),
    subjectUnnamed: Number(found.some(({ isNamed, isAbout }) => !isNamed && isAbout)),
  };
}
