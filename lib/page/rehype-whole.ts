import type { Element, ElementContent, Root } from "hast";
import { walkElements } from "./walk";

/** Browsers break after any hyphen: a line would end with "e-". */
const everywhere = /\b[Ee]-[Mm]ails?\b/g;

/**
 * Also identifiers (`SO-26-0042`) in cells, which are narrow. A digit is sought nearby only, since a search through a long text at each of
 * its words would take minutes.
 */
const inTables = /\b(?:(?=[A-Z-]{2,40}\d)[A-Z]{2,}(?:-[A-Z\d]+)+|[Ee]-[Mm]ails?)\b/g;

/** Marks words in which lines must not break, except in code, which `InlineCode` marks. */
export function rehypeWhole() {
  return (tree: Root) => markWords(tree, everywhere);
}

function markWords(tree: Root | Element, words: RegExp): void {
  walkElements(tree, (element) => {
    if (/^(?:code|pre|span)$/.test(element.tagName)) return false;
    if (element.tagName === "table" && element !== tree) {
      markWords(element, inTables);
      return false;
    }
    element.children = element.children.flatMap((child) =>
      child.type === "text" ? marked(child.value, words) : child,
    );
    return true;
  });
}

function marked(text: string, words: RegExp): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { 0: value, index } of text.matchAll(words)) {
    if (index > end) parts.push({ type: "text", value: text.slice(end, index) });
    const children: ElementContent[] = [{ type: "text", value }];
    parts.push({ type: "element", tagName: "span", properties: { className: ["whole"] }, children });
    end = index + value.length;
  }
  return end < text.length ? [...parts, { type: "text", value: text.slice(end) }] : parts;
}
