import type { Element } from "hast";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeSlug from "rehype-slug";
import remarkDirective from "remark-directive";
import remarkGemoji from "remark-gemoji";
import remarkGfm from "remark-gfm";
import type { Options as RemarkRehypeOptions } from "remark-rehype";
import type { PluggableList } from "unified";
import type { Outline } from "../types";
import { rehypeOutline, remarkOutline } from "./outline";
import { rehypeCode } from "./rehype-code";
import { rehypeImages } from "./rehype-images";
import { rehypeTables } from "./rehype-tables";
import { rehypeTaskLists } from "./rehype-task-lists";
import { remarkAddresses } from "./remark-addresses";
import { remarkAdmonitions } from "./remark-admonitions";
import { remarkRelative } from "./remark-relative";

/** Headings of the table of contents; the hidden one above footnotes is not among them. */
const isLinkedHeading = (element: Element) =>
  /^h[23]$/.test(element.tagName) && element.properties.id !== "footnote-label";

/** Node types of MDX that remark-rehype would otherwise drop. */
export const mdxNodes: RemarkRehypeOptions["passThrough"] = [
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxTextExpression",
  "mdxjsEsm",
];

/** Markdown plugins in order: syntax first, then what reads the tree. `base`: the folder that relative addresses start from. */
export function remarkPlugins(outline: Outline, base?: string): PluggableList {
  const relative: PluggableList = base === undefined ? [] : [[remarkRelative, { base }]];
  return [
    remarkGfm,
    remarkAddresses,
    ...relative,
    remarkDirective,
    remarkGemoji,
    remarkAdmonitions,
    [remarkOutline, outline],
  ];
}

/** HTML plugins every pass needs: ids come from rehype-slug and are read once, by the outline. */
export function outlinePlugins(outline: Outline): PluggableList {
  return [rehypeSlug, [rehypeOutline, outline]];
}

/** HTML plugins in order: ids and outline, then what only the rendered page needs. */
export function rehypePlugins(outline: Outline): PluggableList {
  return [
    ...outlinePlugins(outline),
    rehypeTaskLists,
    rehypeTables,
    rehypeImages,
    [
      rehypeAutolinkHeadings,
      {
        behavior: "append",
        test: isLinkedHeading,
        properties: { className: ["heading-anchor"], ariaLabel: "Link to this section" },
        content: { type: "text", value: "#" },
      },
    ],
    rehypeCode,
  ];
}
