import type { Root } from "hast";
import { headingOf } from "./outline";
import { walkElements } from "./walk";

/** Gives the headings of a translation the ids of its original, in order, so that anchors are the same in every language. */
export function rehypeIds(ids: readonly string[]) {
  return (tree: Root) => {
    let index = 0;
    walkElements(tree, (node) => {
      if (headingOf(node)) node.properties.id = ids[index++] ?? node.properties.id;
    });
  };
}
