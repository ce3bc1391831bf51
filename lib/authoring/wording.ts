import { drawn as edition } from "#texts/drawn";
import { languageCode } from "../nav/edition";
import { site } from "../site";
import { plainText } from "./inline-text";

/** Language of the generated texts on a page: that of the original, or that of the edition. */
export type Wording = "original" | "edition";

/** Translations of a language, keyed by the original text. */
export type Words = Readonly<Record<string, string>>;

const none: Words = {};

/** The wording of a page: an untranslated page keeps the original's in every edition. */
export const wordingOf = ({ untranslated }: { untranslated?: unknown }): Wording =>
  untranslated ? "original" : "edition";

/** Code of the language that a wording is in. */
export const languageIn = (wording: Wording): string => (wording === "original" ? site.locales.default : languageCode);

/** Language of a component's own words, such as names of buttons, where the page has another one. */
export type Speaking = { siteLanguage?: string };

/** What marks a component's own words on a page of that wording: nothing where the page is in the language of the edition. */
export const speakingOn = (wording: Wording): Speaking =>
  languageIn(wording) === languageCode ? {} : { siteLanguage: languageCode };

/** Translations for texts of the reference and of figures on a page; none for the original wording. */
export const wordsOf = (wording: Wording): Words => (wording === "original" ? none : edition);

/** Translates a text of the reference or of a figure to the wording of a page; unchanged if there is no translation. */
export const worded = (text: string, wording: Wording): string => wordsOf(wording)[text] ?? text;

/** True for text that needs translation: it has a lowercase word. Names, numbers, and code are the same in every language. */
const isSentence = (text: string): boolean => /(?:^|\s)[a-z]{3,}/.test(plainText(text.replace(/`[^`]*`/g, "")));

/** The lines of a text that need translation and have none in `words`. */
export const linesWithout = (words: Words, text: string): string[] =>
  text.split("\n").filter((line) => isSentence(line) && !Object.hasOwn(words, line));
