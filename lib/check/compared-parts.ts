import { isExternal } from "../paths";
import type { Outline, Position } from "../types";

/** Something that a translation must have as often as its original; `noun` and `rest` name it: `link` and ` to "/a"`. */
export type Part = Position & {
  noun: string;
  rest: string;
  /** A translation may have more, such as a paragraph that explains an English name. */
  mayBeAdded?: boolean;
};

/** What is compared, in the order of the report: first what contains other parts. Anchors are compared by their id elsewhere. */
export const partsOf = ({ items, fences, paragraphs, images, components, links }: Outline): Part[] => [
  ...items.map(({ type, ...place }) => ({ noun: type, rest: "", ...place })),
  ...fences.map(({ line, column }) => ({ noun: "code block", rest: "", line, column })),
  ...paragraphs.map(({ line, column }) => ({ noun: "paragraph", rest: "", mayBeAdded: true, line, column })),
  ...images.map(({ line, column }) => ({ noun: "image", rest: "", line, column })),
  ...components
    .filter(({ name }) => name !== "Anchor")
    .map(({ line, column, ...used }) => ({
      noun: "component",
      rest: ` ${tagOf(used)}`,
      mayBeAdded: true,
      line,
      column,
    })),
  ...links
    .filter(({ href }) => !isOfFootnote(href))
    .map(({ href, ...place }) => ({ noun: "link", rest: ` to ${targetOf(href)}`, ...place })),
];

/** The links between a footnote and its place in the text: of footnotes, paragraphs are compared. */
const isOfFootnote = (href: string): boolean => href.startsWith("#user-content-fn");

/** Attributes whose values are words for readers. */
const worded = ["caption", "label", "summary", "title"];

function tagOf({ name, attributes }: Pick<Outline["components"][number], "name" | "attributes">): string {
  const kept = Object.entries(attributes).filter(([key]) => !worded.includes(key));
  return `<${[name, ...kept.map(([key, value]) => `${key}="${value}"`)].join(" ")}>`;
}

/** Other sites have addresses of their own for each language. */
const targetOf = (href: string): string => (isExternal(href) ? "another site" : `"${href}"`);
