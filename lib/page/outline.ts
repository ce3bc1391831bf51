import type { Element, ElementContent, Nodes as HastNodes, Root as HastRoot } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Nodes as MdastNodes, Root as MdastRoot } from "mdast";
import type { Heading, Outline, Position } from "../types";
import { isJsx, isText, stringAttributes } from "./jsx";
import { placeOf, walk } from "./walk";

/** An empty outline, which the two plugins below fill. */
export function emptyOutline(): Outline {
  return {
    headings: [],
    anchors: [],
    links: [],
    images: [],
    fences: [],
    components: [],
    paragraphs: [],
    items: [],
    texts: [],
    stepLabels: [],
    comments: [],
    words: 0,
  };
}

function place(node: { position?: { start: Position } }): Position {
  const { line = 1, column = 1 } = placeOf(node);
  return { line, column };
}

/**
 * Collects code fences, comments, items, and components with their links, before later plugins transform them. Components with
 * expressions are left out: `remarkSyntaxCheck` reports them.
 */
export function remarkOutline(outline: Outline) {
  return (tree: MdastRoot) => {
    walk<MdastNodes>(tree, (node, _, parent) => {
      if (node.type === "listItem") {
        const isStep = parent?.type === "list" && parent.ordered;
        outline.items.push({ type: isStep ? "step" : "list item", ...place(node) });
      } else if (node.type === "tableRow") {
        outline.items.push({ type: "table row", ...place(node) });
      } else if (node.type === "code") {
        outline.fences.push({ lang: node.lang ?? "", meta: node.meta ?? "", code: node.value, ...place(node) });
      } else if (isJsx(node) && node.attributes.every(isText)) {
        const attributes = stringAttributes(node);
        outline.components.push({ name: node.name ?? "", attributes, ...place(node) });
        if (attributes.href !== undefined) outline.links.push({ href: attributes.href, ...place(node) });
      } else if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
        const [, text] = /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(node.value) ?? [];
        if (text !== undefined) outline.comments.push({ text: text.trim(), ...place(node) });
      }
    });
  };
}

/** Collects headings, anchors, links and images, once ids are set. */
export function rehypeOutline(outline: Outline) {
  return (tree: HastRoot) => {
    walk<HastNodes>(tree, (node) => {
      if (node.type === "element") collectElement(node, outline);
      const text = ownWords(node);
      if (text) outline.texts.push({ text, ...place(node) });
    });
    outline.words = countWords(tree);
  };
}

function collectElement(node: Element, outline: Outline): void {
  const { id, name, href, src, alt } = node.properties;
  if (typeof id === "string") outline.anchors.push(id);
  // Pages of foreign trees may have named anchors of old HTML.
  if (node.tagName === "a" && typeof name === "string" && name !== id) outline.anchors.push(name);
  if (node.tagName === "a" && typeof href === "string") outline.links.push({ href, ...place(node) });
  if (/^(?:video|audio|source)$/.test(node.tagName) && typeof src === "string")
    outline.links.push({ href: src, ...place(node) });
  if (node.tagName === "img" && typeof src === "string") {
    outline.images.push({ src, alt: String(alt ?? ""), ...place(node) });
  }
  if (node.tagName === "p") outline.paragraphs.push({ text: textWithoutCode(node), ...place(node) });
  if (node.tagName === "ol") collectStepLabels(node, outline);
  const heading = headingOf(node);
  if (heading) outline.headings.push(heading);
}

/** A placeholder word for a node, with as many line feeds as it has, so that later words keep their line. */
function unknownWord({ position }: HastNodes): string {
  return `…${"\n".repeat(position ? position.end.line - position.start.line : 0)}`;
}

/** The text of an element; code counts as one unknown word, since identifiers follow their own rules. */
function textWithoutCode(node: ElementContent): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || node.tagName === "code") return unknownWord(node);
  return node.children.map(textWithoutCode).join("");
}

/** Nested lists are visited by the walk. */
function collectStepLabels(list: Element, outline: Outline): void {
  walk<HastNodes>(list, (node) => {
    if (node.type === "element" && node.tagName === "strong")
      outline.stepLabels.push({ text: textOf(node), ...place(node) });
    return node === list || !(node.type === "element" && node.tagName === "ol");
  });
}

const blocks = /^(p|li|td|th|h[1-6]|blockquote)$/;
const quoted = /^(code|em|strong|img)$/;

/** The text directly in a block; "" for other nodes, and for blocks that only contain blocks. */
function ownWords(node: HastNodes): string {
  const isBlock = (node.type === "element" && blocks.test(node.tagName)) || node.type === "mdxJsxFlowElement";
  return isBlock && "children" in node ? node.children.map(inlineWords).join("").trim() : "";
}

function inlineWords(node: HastNodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "mdxJsxTextElement") return unknownWord(node);
  if (node.type !== "element" || blocks.test(node.tagName) || /^(ul|ol|table|pre|section)$/.test(node.tagName))
    return "";
  return quoted.test(node.tagName) ? unknownWord(node) : node.children.map(inlineWords).join("");
}

/** The entry of a heading in the table of contents, or undefined for other elements. */
export function headingOf(node: Element): Heading | undefined {
  const depth = node.tagName === "h2" ? 2 : node.tagName === "h3" ? 3 : undefined;
  if (!depth || typeof node.properties.id !== "string" || node.properties.id === "footnote-label") return undefined;
  return { depth, id: node.properties.id, text: textOf(node), line: place(node).line };
}

/** Counts the words of the running text; inline code counts as one word. */
function countWords(tree: HastRoot): number {
  let words = 0;
  walk<HastNodes>(tree, (node) => {
    if (node.type === "text") words += node.value.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}_'’.:-]*/gu)?.length ?? 0;
    if (node.type !== "element") return true;
    if (node.tagName === "code") words++;
    return !/^(pre|table|code)$/.test(node.tagName);
  });
  return words;
}
