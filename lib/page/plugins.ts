import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeSlug from "rehype-slug";
import remarkDirective from "remark-directive";
import remarkGemoji from "remark-gemoji";
import remarkGfm from "remark-gfm";
import type { PluggableList } from "unified";
import type { Finding, ImageFound, Outline } from "../types";
import { rehypeOtherIds } from "./foreign/links/rehype-other-ids";
import type { Parts } from "./foreign/parts/parts";
import { rehypeForeignHtml } from "./foreign/rehype-foreign-html";
import { remarkForeignBlocks } from "./foreign/remark-foreign-blocks";
import { remarkForeignJsx } from "./foreign/remark-foreign-jsx";
import { remarkForeignParts } from "./foreign/remark-foreign-parts";
import { headingOf, rehypeOutline, remarkOutline } from "./outline";
import { rehypeCode } from "./rehype-code";
import { rehypeIds } from "./rehype-ids";
import { type ImageSizes, rehypeImages } from "./rehype-images";
import { rehypeNoBreak } from "./rehype-no-break";
import { rehypeSafeAddresses } from "./rehype-safe-addresses";
import { rehypeTables } from "./rehype-tables";
import { rehypeTaskLists } from "./rehype-task-lists";
import { rehypeWhole } from "./rehype-whole";
import { remarkAddresses } from "./remark-addresses";
import { remarkAdmonitions, remarkPlainColons } from "./remark-admonitions";
import { type Kept, remarkKeepFailure, remarkKeepTree } from "./remark-keep";
import { type FromWhere, remarkRelative } from "./remark-relative";
import { remarkStructureCheck } from "./remark-structure-check";
import { remarkSyntaxCheck } from "./remark-syntax-check";

/** What the reading of a foreign page depends on besides its text. */
export type Abroad = FromWhere & { parts?: Parts; isMdx: boolean; isBook?: boolean; keepsCase?: boolean };

type MarkdownParts = {
  outline: Outline;
  findings: Finding[];
  kept: Kept;
  /** Set for foreign trees. */
  from?: Abroad;
};

/** The Markdown plugins in order: syntax and its checks first, then those that use the tree. */
export function remarkPlugins({ outline, findings, kept, from }: MarkdownParts): PluggableList {
  const leniencies: PluggableList =
    from === undefined
      ? []
      : [
          [remarkForeignParts, { ...from, parts: from.parts ?? {}, findings }],
          // Before what reads marks in texts, which colons would cut.
          remarkPlainColons,
          [remarkForeignBlocks, { findings, isBook: from.isBook }],
          [remarkForeignJsx, findings],
          [remarkRelative, from],
        ];
  // Foreign pages follow the structure of their own site.
  const structure: PluggableList = from === undefined ? [[remarkStructureCheck, { findings, outline }]] : [];
  return [
    [remarkKeepFailure, kept],
    remarkGfm,
    remarkAddresses,
    remarkDirective,
    ...leniencies,
    [remarkSyntaxCheck, findings],
    ...structure,
    remarkGemoji,
    [remarkOutline, outline],
    remarkPlainColons,
    remarkAdmonitions,
    [remarkKeepTree, kept],
  ];
}

type HtmlParts = {
  outline: Outline;
  findings: Finding[];
  from?: FromWhere & { keepsCase?: boolean };
  images: ImageSizes;
  sizeOf: (src: string) => ImageFound | undefined;
  ids?: readonly string[];
  language?: string;
};

/** The HTML plugins in order: ids and outline, then what rendering needs. */
export function rehypePlugins({
  outline,
  findings,
  from,
  images,
  sizeOf,
  ids = [],
  language = "",
}: HtmlParts): PluggableList {
  return [
    from === undefined
      ? [rehypeSafeAddresses, { findings, severity: "error" }]
      : [rehypeForeignHtml, { ...from, findings }],
    rehypeSlug,
    ...(from === undefined ? [] : ([[rehypeOtherIds, { keepsCase: from.keepsCase }]] satisfies PluggableList)),
    [rehypeIds, ids],
    [rehypeOutline, outline],
    rehypeTaskLists,
    rehypeTables,
    rehypeWhole,
    [rehypeImages, { images, sizeOf }],
    [
      rehypeAutolinkHeadings,
      {
        // After the heading, so that the accessible name of the heading is its text alone.
        behavior: "after",
        test: (element: Element) => headingOf(element) !== undefined,
        // Not a `div`, because browsers' reader views drop one that contains little but a short heading.
        group: { type: "element", tagName: "header", properties: { className: ["heading"] }, children: [] },
        // `PageLink` names it in the language of the edition.
        properties: (heading: Element) => ({ className: ["heading-anchor"], dataHeading: textOf(heading) }),
        // The style draws its sign, which is not text of the page.
        content: [],
      },
    ],
    rehypeCode,
    // After the plugins that collect texts: the outline, heading names, and everything made from the Markdown keep ordinary spaces.
    [rehypeNoBreak, language],
  ];
}
