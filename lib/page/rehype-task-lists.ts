import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/** Gives every box of a task list its item's text as a name. */
export function rehypeTaskLists() {
  return (tree: Root) => {
    visit(tree, "element", (item) => {
      if (item.tagName !== "li") return;
      visit(item, "element", (box) => {
        if (box.tagName === "input") box.properties.ariaLabel ??= textOf(item).trim().split("\n", 1)[0];
      });
    });
  };
}
