import type { Element, Properties, Root } from "hast";
import { visit } from "unist-util-visit";

/** Puts every Markdown table into a group that scrolls on its own and can be reached by keyboard. */
export function rehypeTables() {
  return (tree: Root) => {
    let heading = "";
    visit(tree, "element", (node, index, parent) => {
      if (/^h[23]$/.test(node.tagName)) heading = String(node.properties.id ?? "");
      if (node.tagName !== "table" || !parent || index === undefined || isWrapped(parent)) return;
      const label: Properties = heading ? { ariaLabelledBy: [heading] } : { ariaLabel: "Table" };
      parent.children[index] = {
        type: "element",
        tagName: "div",
        properties: { className: ["table-scroll"], role: "group", tabIndex: 0, ...label },
        children: [node],
      };
    });
  };
}

function isWrapped(parent: Root | Element | { type: string }): boolean {
  return (
    "tagName" in parent &&
    Array.isArray(parent.properties.className) &&
    parent.properties.className.includes("table-scroll")
  );
}
