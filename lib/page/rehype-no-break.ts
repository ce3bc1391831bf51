import type { Nodes, Root } from "hast";
import { isJsx, isText } from "./jsx";
import { keepTogether } from "./no-break";
import { walk } from "./walk";

/** Attributes whose value readers see as text. */
const shown = /^(?:caption|description|summary|title)$/;

/** Inserts no-break spaces by the rules of the page's language, except in code. */
export function rehypeNoBreak(language: string) {
  return (tree: Root) =>
    walk<Nodes>(tree, (node) => {
      if (node.type === "text") node.value = keepTogether(node.value, language);
      if (isJsx(node))
        for (const attribute of node.attributes.filter(isText))
          if (shown.test(attribute.name)) attribute.value = attribute.value && keepTogether(attribute.value, language);
      return !(node.type === "element" && /^(?:code|pre)$/.test(node.tagName));
    });
}
