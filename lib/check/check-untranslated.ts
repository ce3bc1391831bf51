import type { Issue } from "../types";
import { currentOriginal } from "./current-original";
import { checkDescriptionLength, checkTitle } from "./head-lengths";
import { pageWarning } from "./page-warning";
import type { CheckedPage, CheckedSite, WritingFinding } from "./types";
import { wordsIn } from "./words-in";

/** Least number of words of a paragraph that no two languages write alike. */
const leastWords = 8;

/** The title of a page, and that of its translation. */
type Titles = { original: string; own: string };

/** Reports what a translation left in the language of its original, and a title or description of the wrong length. */
export function checkUntranslated({ pages, textOf }: CheckedSite): Issue[] {
  const titles = pages.flatMap(titlesOf);
  return pages.flatMap((page) => {
    const { file, original } = page.source;
    if (!original) return [];
    const found = [
      ...leftTitle(page, titles),
      ...leftDescription(page),
      ...checkTitle(page),
      ...checkDescriptionLength(page),
      ...leftParagraphs(page),
    ];
    return found.map((finding) => pageWarning(finding, file, textOf));
  });
}

const titlesOf = ({ source: { frontMatter, original } }: CheckedPage): Titles[] =>
  original ? [{ original: original.source.frontMatter.title, own: frontMatter.title }] : [];

/** A title that is the same in the original although others translate one of its words; many names are the same in all languages. */
function leftTitle(page: CheckedPage, all: readonly Titles[]): WritingFinding[] {
  const others = all.filter(({ original, own }) => original !== own);
  return titlesOf(page).flatMap(({ original, own }) => {
    if (original !== own) return [];
    const sibling = [...lowercaseWords(own)].flatMap((word) => {
      const alike = others.filter((other) => lowercaseWords(other.original).has(word));
      return alike.some((other) => lowercaseWords(other.own).has(word)) ? [] : alike.slice(0, 1);
    })[0];
    if (!sibling) return [];
    return [
      { message: "The title is not translated.", hint: `Translate it: "${sibling.original}" is "${sibling.own}".` },
    ];
  });
}

const lowercaseWords = (text: string) => new Set(wordsIn(text.toLowerCase()).map(({ word }) => word));

function leftDescription({ source: { frontMatter, original } }: CheckedPage): WritingFinding[] {
  if (frontMatter.description !== original?.source.frontMatter.description) return [];
  return [{ key: "description", message: "The description is not translated.", hint: "Translate it." }];
}

/** Paragraphs that are the same in the original. */
function leftParagraphs(page: CheckedPage): WritingFinding[] {
  const texts = new Set(currentOriginal(page)?.paragraphs.map(({ text }) => text));
  return page.outline.paragraphs
    .filter(({ text }) => texts.has(text) && wordsIn(text).length >= leastWords)
    .map(({ line, column }) => ({ line, column, message: "The paragraph is not translated.", hint: "Translate it." }));
}
