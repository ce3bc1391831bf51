import { tags as docTags } from "../site";

/** Who writes for the blog, and from which part of the house. */
export const blogAuthors = {
  "Elin Sorby": "Product",
  "Marcus Adeyemi": "Engineering",
  "Julia Novak": "Documentation",
  "Peter Varga": "Consulting",
} as const satisfies Record<string, string>;

/** Tags only the blog has; the others carry the labels of the documentation's tags. */
const ownTags = { developer: "Developer", planning: "Planning", release: "Release", security: "Security" } as const;

/** Every tag a post may have, with the label readers see. */
export const blogTags: Record<string, string> = {
  ...Object.fromEntries(Object.entries(docTags).map(([tag, { label }]) => [tag, label])),
  ...ownTags,
};

/** The label of a tag. */
export const tagLabel = (tag: string): string => blogTags[tag] ?? tag;
