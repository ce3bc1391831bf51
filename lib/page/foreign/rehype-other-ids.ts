import type { Element, Nodes, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { walk } from "../walk";

/** Gives headings a second place to link to, where tools that split words at every sign would have called them otherwise. */
export function rehypeOtherIds() {
  return (tree: Root): void => {
    const headings: Element[] = [];
    const taken = new Set<unknown>();
    walk<Nodes>(tree, (node) => {
      if (node.type !== "element") return;
      taken.add(node.properties.id);
      if (/^h[1-6]$/.test(node.tagName)) headings.push(node);
    });
    for (const heading of headings) {
      const id = otherId(textOf(heading));
      if (!id || taken.has(id) || letters(id) !== letters(String(heading.properties.id))) continue;
      taken.add(id);
      heading.children.unshift({ type: "element", tagName: "span", properties: { id }, children: [] });
    }
  };
}

/** An id of an author's own choice has other letters than the text. */
const letters = (id: string) => id.replace(/[-_]/g, "");

/** `build.minify` → `build-minify`; an id does not begin with a digit there. */
const otherId = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[\s!-,./:-@[-^`{-~“”‘’–—_-]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .replace(/^(?=\d)/, "_")
    .toLowerCase();
