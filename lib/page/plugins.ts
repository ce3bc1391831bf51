import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeSlug from "rehype-slug";
import remarkDirective from "remark-directive";
import remarkGemoji from "remark-gemoji";
import remarkGfm from "remark-gfm";
import type { PluggableList } from "unified";
import type { Finding, ImageFound, Outline } from "../types";
import type { Parts } from "./foreign/parts";
import { rehypeForeignHtml } from "./foreign/rehype-foreign-html";
import { rehypeOtherIds } from "./foreign/rehype-other-ids";
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
import { remarkAddresses } from "./remark-addresses";
import { remarkAdmonitions } from "./remark-admonitions";
import { type Kept, remarkKeepFailure, remarkKeepTree } from "./remark-keep";
import { type FromWhere, remarkRelative } from "./remark-relative";
import { remarkStructureCheck } from "./remark-structure-check";
import { remarkSyntaxCheck } from "./remark-syntax-check";

/** What a page of another tree depends on beside its text. */
export type Abroad = FromWhere & { parts?: Parts; isMdx: boolean };

type MarkdownParts = {
  outline: Outline;
  findings: Finding[];
  kept: Kept;
  /** Given for a tree that was not written for this site. */
  from?: Abroad;
};

/** Markdown plugins in order: syntax and its mistakes first, then what reads the tree. */
export function remarkPlugins({ outline, findings, kept, from }: MarkdownParts): PluggableList {
  const leniencies: PluggableList =
    from === undefined
      ? []
      : [
          [remarkForeignParts, { ...from, parts: from.parts ?? {}, findings }],
          [remarkForeignBlocks, findings],
          [remarkForeignJsx, findings],
          [remarkRelative, from],
        ];
  // Pages that were written for another site have its structure.
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
    remarkAdmonitions,
    [remarkKeepTree, kept],
  ];
}

type HtmlParts = {
  outline: Outline;
  findings: Finding[];
  from?: FromWhere;
  images: ImageSizes;
  sizeOf: (src: string) => ImageFound | undefined;
  ids?: readonly string[];
  language?: string;
};

/** HTML plugins in order: ids and outline, then what the rendered page needs. */
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
    ...(from === undefined ? [] : [rehypeOtherIds]),
    [rehypeIds, ids],
    [rehypeOutline, outline],
    rehypeTaskLists,
    rehypeTables,
    [rehypeImages, { images, sizeOf }],
    [
      rehypeAutolinkHeadings,
      {
        // Beside the heading, so that the heading is named by its text alone.
        behavior: "after",
        test: (element: Element) => headingOf(element) !== undefined,
        // No `div`: reading views of browsers leave out one that holds little but a short heading.
        group: { type: "element", tagName: "header", properties: { className: ["heading"] }, children: [] },
        // Named in the language of the edition, which `PageLink` knows.
        properties: (heading: Element) => ({ className: ["heading-anchor"], dataHeading: textOf(heading) }),
        // Its sign is drawn by the style, and is no text of the page.
        content: [],
      },
    ],
    // Behind what collects texts: outline, names of headings, and everything made from the Markdown keep ordinary blanks.
    [rehypeNoBreak, language],
    rehypeCode,
  ];
}
