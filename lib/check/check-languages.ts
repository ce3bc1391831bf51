import { suggest } from "../issues";
import { isKnownLanguage, knownLanguages } from "../page/languages";
import type { Issue } from "../types";
import type { CheckedSite } from "./types";

/** Fences whose language the highlighter does not know, or that name none; in another tree a language is told once a page. */
export function checkLanguages({ pages }: CheckedSite): Issue[] {
  return pages.flatMap(({ source: { file, foreign }, outline: { fences, isCut } }) =>
    (isCut ? [] : fences).flatMap(({ lang, line, column }, index) => {
      if (lang && isKnownLanguage(lang)) return [];
      const isFirst = fences.findIndex((fence) => fence.lang === lang) === index;
      if (foreign && !(lang && isFirst)) return [];
      const message = lang
        ? `Unknown code language "${lang}": it is shown as plain text.`
        : "A code fence names no language.";
      const hint = lang
        ? suggest(lang, knownLanguages(), "Use text for plain text.")
        : "Write it behind the backticks; text for plain text.";
      return [{ severity: "warning" as const, file, line, column, message, hint }];
    }),
  );
}
