import type { Mistake } from "../types";

const pattern = /^(?:\{\/\*|<!--)\s*(?:truncate|more)\s*(?:\*\/\}|-->)$/;

/** True for a comment that ends the excerpt of a post in Docusaurus, Hugo, and MkDocs, and means nothing here. */
export const isExcerptMark = (text: string): boolean => pattern.test(text.trim());

/** The finding about such a comment. */
export const excerptMark: Mistake = {
  message: "The mark of an excerpt's end has no effect.",
  hint: "Remove it: lists show the description from the front matter.",
};
