import { positionOfKey } from "../input/position-in-text";
import type { Position } from "../types";
import type { CheckedPage } from "./types";

/** A piece of prose on a page, with its position, or with the front matter `key` it comes from. */
export type PageText = { text: string; key?: "title" | "description" } & Partial<Position>;

/** The prose of a page: its text without code and labels, plus captions, summaries, title, and description. */
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

/**
 * Position of a character in a text: its own line, and the column of its block; for front matter, that of the key in the text of the file.
 */
export function placeIn({ text, key, line, column }: PageText, index: number, ofFile: string): Partial<Position> {
  if (key) return positionOfKey(ofFile, key) ?? {};
  if (line === undefined) return {};
  return { line: line + text.slice(0, index).split("\n").length - 1, ...(column !== undefined && { column }) };
}

/** Characters of tokens that are not words but names for programs: addresses, files, keys, numbers with units. */
const isCode = /^\/|[\d_\\@.:#=<>{}$%&*~^]/;

/**
 * The words of a text in order, each with its start index. Hyphenated words are split, and a possessive `'s` is removed.
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
