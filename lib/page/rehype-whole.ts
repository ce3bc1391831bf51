import type { Element, ElementContent, Root } from "hast";
import { walkElements } from "./walk";

/** Browsers break after any hyphen: a line would end with "e-". */
const email = "[Ee]-[Mm]ails?";
const everywhere = new RegExp(String.raw`\b(${email})\b`);

/**
 * Also identifiers (`SO-26-0042`) and spans of time (`08:00–12:00`) in cells, which are narrow. A digit is sought nearby only, since a
 * search through a long text at each of its words would take minutes.
 */
const inTables = new RegExp(String.raw`\b((?=[A-Z-]{2,40}\d)[A-Z]{2,}(?:-[A-Z\d]+)+|\d\d:\d\d–\d\d:\d\d|${email})\b`);

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

/** The pieces of a text; every second one is what the group of the pattern matches. */
function marked(text: string, words: RegExp): ElementContent[] {
  return text.split(words).flatMap((value, index): ElementContent[] => {
    if (value === "") return [];
    const piece: ElementContent = { type: "text", value };
    if (index % 2 === 0) return [piece];
    return [{ type: "element", tagName: "span", properties: { className: ["whole"] }, children: [piece] }];
  });
}
