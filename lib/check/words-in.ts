import type { Position } from "../types";
import type { CheckedPage } from "./types";

/** What a page says in words, and where: `key` names the front matter it stands in. */
export type PageText = { text: string; key?: "title" | "description" } & Partial<Position>;

/** Our own words on a page: its text without code and labels, captions and summaries, title and description. */
export function textsOf({ source: { frontMatter }, outline }: Pick<CheckedPage, "source" | "outline">): PageText[] {
  const ofComponents = outline.components.flatMap(({ attributes: { caption, summary, title }, line, column }) =>
    [caption, summary, title].flatMap((text) => (text === undefined ? [] : [{ text, line, column }])),
  );
  return [
    ...outline.texts,
    ...ofComponents,
    { text: frontMatter.title, key: "title" },
    { text: frontMatter.description, key: "description" },
  ];
}

/** What is no word but a name that a program understands: an address, a file, a key, a number with its unit. */
const isCode = /^\/|[\d_\\@.:#=<>{}$%&*~^]/;

/**
 * The words of a text in their order, each with the index at which it begins; parts of a word with hyphens by themselves, without the
 * apostrophe and s of a genitive.
 */
export function wordsIn(text: string): { word: string; index: number }[] {
  return [...text.matchAll(/[^\s–—…()[\]"“”|+,;!?]+/g)].flatMap(({ 0: token, index }) => {
    if (isCode.test(token.replace(/[.:]+$/, ""))) return [];
    return [...token.matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)].map((part) => ({
      word: part[0].normalize().replaceAll("’", "'").replace(/'s?$/, ""),
      index: index + part.index,
    }));
  });
}
