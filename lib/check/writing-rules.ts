import type { DocType } from "../types";

/** Range of body length in words by page type, without code and tables: [minimum, maximum]. From the writing guide, section 4. */
export const lengths: Record<DocType, readonly [number, number]> = {
  home: [0, Number.POSITIVE_INFINITY],
  landing: [120, 350],
  concept: [350, 800],
  "how-to": [250, 600],
  tutorial: [500, 1100],
  "reference-api": [250, Number.POSITIVE_INFINITY],
  "reference-cli": [250, 600],
  "reference-sdk": [300, 900],
  "reference-settings": [300, 800],
  "reference-connector": [350, 1000],
  module: [500, 900],
  troubleshooting: [450, 1100],
  system: [0, 150],
};

/** The range of body length for a page type as text: "350 to 800", "250 or more". */
export function describeLength(type: DocType): string {
  const [least, most] = lengths[type];
  return Number.isFinite(most) ? `${least} to ${most}` : `${least} or more`;
}

export const descriptionLength = { least: 90, most: 160 };
export const titleLength = 60;
/** Minimum number of links from and to a page. */
export const leastLinks = 2;
/** Maximum sentences in the first paragraph of a page. */
export const openingSentences = 2;
/** Maximum words in a sentence: about 15 are good, 25 are many. */
export const mostWords = 30;
/** Minimum length in words of a paragraph that may not be repeated on another page. */
export const repeatedFrom = 12;

/** Page types that need not end with Next steps or Related. */
export const withoutEnding: readonly DocType[] = ["home", "landing", "system"];
export const endings = ["Next steps", "Related"];
