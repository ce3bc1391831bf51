import type { Issue } from "../types";
import { checkAnchors, checkAnswers } from "./check-anchors";
import { checkDrawings } from "./check-drawings";
import { checkEmpty } from "./check-empty";
import { checkFences, checkForeignMarks, checkLanguages } from "./check-fences";
import { checkImages } from "./check-images";
import { checkLinks } from "./check-links";
import { checkNames } from "./check-names";
import { checkRedirects } from "./check-redirects";
import { checkReserved } from "./check-reserved";
import { checkSidebars } from "./check-sidebars";
import { checkSpelling } from "./check-spelling";
import { checkStructure } from "./check-structure";
import { checkTranslations } from "./check-translations";
import { checkUntranslated } from "./check-untranslated";
import { checkWeekdays } from "./check-weekdays";
import { checkWriting } from "./check-writing";
import type { Check, CheckedSite } from "./types";

const pageFindings = ({ pages }: CheckedSite): Issue[] =>
  pages.flatMap(({ source: { file }, findings }) => findings.map((finding) => ({ file, ...finding })));

/** The checks for every site, in the order of the report. A new check is a file and a line here. */
export const checks: readonly Check[] = [
  { name: "reading", run: ({ readingIssues }) => [...readingIssues] },
  { name: "pages", run: pageFindings },
  { name: "empty", run: checkEmpty },
  { name: "languages", run: checkLanguages },
  { name: "marks", run: checkForeignMarks },
  { name: "sidebars", run: checkSidebars },
  { name: "reserved", run: checkReserved },
  { name: "redirects", run: checkRedirects },
  { name: "links", run: checkLinks },
  { name: "anchors", run: checkAnchors },
  { name: "answers", run: checkAnswers },
  { name: "images", run: checkImages },
  { name: "translations", run: checkTranslations },
];

/** Checks for native pages, in any language. */
export const ownChecks: readonly Check[] = [
  { name: "fences", run: checkFences },
  { name: "names", run: checkNames },
  { name: "drawings", run: checkDrawings },
  { name: "weekdays", run: checkWeekdays },
  { name: "untranslated", run: checkUntranslated },
  { name: "structure", run: checkStructure },
];

/** Checks for native pages in the language of the writing rules and the dictionary. */
export const writingChecks: readonly Check[] = [
  { name: "writing", run: checkWriting },
  { name: "spelling", run: checkSpelling },
];
