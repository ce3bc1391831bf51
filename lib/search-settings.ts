/** What a product tells search about its words and its pages. */
export type SearchSettings = {
  /**
   * What readers type and what the pages call it: the reader's word, then the words that also count. A second word of several
   * words means all of them.
   */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Words of the field that say the same; each stands for all others of its line. Singular, as terms are. */
  alike: readonly (readonly string[])[];
  /** Parts of the product that a question may name, and the pages that are about each. */
  subjects: readonly { named: RegExp; pages: RegExp }[];
  /** How much a match on pages of a section counts; where several apply, all do. */
  weights: readonly { pages: RegExp; weight: number }[];
  /** Pages that are about one use of the product: they come after the manuals when neither is named. */
  particular?: RegExp;
  /** Pages that say what words mean; they are read for every question that asks it. */
  glossary?: RegExp;
  /** Questions offered before the reader has asked one; pages list them. */
  suggestedQuestions: readonly string[];
};

/** The search settings of the site being built; bundles of a tree that is not ours have the plain ones in their place. */
export { searchSettings } from "@/lib/product/search-settings";
