import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { walkElements } from "./walk";

/** Gives every box of a task list its item's text as a name. */
export function rehypeTaskLists() {
  return (tree: Root) => {
    walkElements(tree, (item) => {
      if (item.tagName !== "li") return;
      walkElements(item, (box) => {
        if (box.tagName === "input") box.properties.ariaLabel ??= textOf(item).trim().split("\n", 1)[0];
        // Those of a list inside are named by their own items.
        return box === item || box.tagName !== "li";
      });
    });
  };
}
