import type { Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { walkElements } from "./walk";

/** Labels every checkbox of a task list with its item's text. */
export function rehypeTaskLists() {
  return (tree: Root) => {
    walkElements(tree, (item) => {
      if (item.tagName !== "li") return;
      walkElements(item, (box) => {
        if (box.tagName === "input") box.properties.ariaLabel ??= textOf(item).trim().split("\n", 1)[0];
        // Checkboxes of nested lists are labeled by their own items.
        return box === item || box.tagName !== "li";
      });
    });
  };
}
