import { drawn as edition } from "#texts/drawn";

/** In whose words a page is drawn: those of the original's language, or those of the edition that shows the page as its own. */
export type Wording = "original" | "edition";

/** The wording of a page: one that nobody has translated stays in the original's words, in every edition. */
export const wordingOf = ({ untranslated }: { untranslated?: unknown }): Wording =>
  untranslated ? "original" : "edition";

/** A text of the reference or of a figure in the words of a page; as it is when the language has none for it. */
export const worded = (text: string, wording: Wording): string =>
  wording === "original" ? text : (edition[text] ?? text);
