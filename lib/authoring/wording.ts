import { drawn as edition } from "#texts/drawn";
import { plainText } from "./inline-text";

/** In whose words a page is drawn: those of the original's language, or those of the edition that shows the page as its own. */
export type Wording = "original" | "edition";

/** What a language says for texts of the original. */
export type Words = Readonly<Record<string, string>>;

const none: Words = {};

/** The wording of a page: one that nobody has translated stays in the original's words, in every edition. */
export const wordingOf = ({ untranslated }: { untranslated?: unknown }): Wording =>
  untranslated ? "original" : "edition";

/** The words for texts of the reference and of figures on a page; none where they are said as they stand. */
export const wordsOf = (wording: Wording): Words => (wording === "original" ? none : edition);

/** A text of the reference or of a figure in the words of a page; as it is when the language has none for it. */
export const worded = (text: string, wording: Wording): string => wordsOf(wording)[text] ?? text;

/** Names, numbers and code are the same in every language; a sentence has a word in lower case. */
const isSentence = (text: string): boolean => /(?:^|\s)[a-z]{3,}/.test(plainText(text.replace(/`[^`]*`/g, "")));

/** The lines of a text that are sentences and have no words in a language. */
export const linesWithout = (words: Words, text: string): string[] =>
  text.split("\n").filter((line) => isSentence(line) && !Object.hasOwn(words, line));
