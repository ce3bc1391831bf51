import type { Issue, Mistake } from "../types";
import type { CheckedPage, CheckedSite } from "./types";
import { unreadFiles } from "./unread-files";
import { type PageText, placeIn, textsOf, wordsIn } from "./words-in";

/** Reports words in neither the dictionary of the language nor that of the project, once per page each. */
export function checkSpelling(site: CheckedSite): Issue[] {
  const { pages, misspelled, textOf } = site;
  const unread = unreadFiles(site);
  // Searching for a few words is faster than tokenizing every text. Words are cut at apostrophes, which have two forms.
  const parts = [...misspelled.keys()].map((word) => word.split("'")[0] ?? word);
  const isSuspect = ({ text }: PageText) => {
    const composed = text.normalize();
    return parts.some((part) => composed.includes(part));
  };
  return pages.flatMap((page) => {
    const { file } = page.source;
    if (!isSpelled(page) || unread.has(file)) return [];
    const seen = new Set<string>();
    return textsOf(page)
      .filter(isSuspect)
      .flatMap((text) =>
        wordsIn(text.text).flatMap(({ word, index }): Issue[] => {
          const suggestions = misspelled.get(word);
          if (!suggestions || seen.has(word)) return [];
          seen.add(word);
          const place = placeIn(text, index, textOf(file));
          return [{ severity: "warning", file, rule: "spelling", ...place, ...describe(word, suggestions) }];
        }),
      );
  });
}

/** True for pages in the language of the dictionary that were read to the end. */
export const isSpelled = ({ source, outline }: CheckedPage): boolean =>
  source.format !== "tsx" && !outline.isCut && source.original === undefined;

const describe = (word: string, suggestions: readonly string[]): Mistake => ({
  message: `"${word}" is not in the dictionary.`,
  hint: `${suggestions.length > 0 ? `Did you mean ${suggestions.map((text) => `"${text}"`).join(" or ")}? ` : ""}If it is a name, add it to content/_spelling.txt.`,
});
