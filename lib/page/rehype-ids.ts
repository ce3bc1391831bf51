import type { Nodes, Root } from "hast";
import { headingOf } from "./outline";
import { walk } from "./walk";

/** Gives the headings of a translation the ids of its original's, in order: an address is the same in every language. */
export function rehypeIds(ids: readonly string[]) {
  return (tree: Root) => {
    let index = 0;
    walk<Nodes>(tree, (node) => {
      if (node.type !== "element" || !headingOf(node)) return;
      node.properties.id = ids[index++] ?? node.properties.id;
    });
  };
}
