import type { Element, ElementContent, Nodes, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { walkElements } from "./walk";

/** What a page calls the group around a table: the component of that name draws it. */
const scrolling = "table-scroll";

/**
 * Puts every Markdown table into a group that scrolls on its own, below the heading that names it, names the rows of tables
 * whose corner is empty by their first cells, and aligns columns by classes.
 */
export function rehypeTables() {
  return (tree: Root) => {
    let heading = "";
    walkElements(tree, (node, index, parent) => {
      if (/^h[23]$/.test(node.tagName)) heading = String(node.properties.id ?? "");
      if (node.tagName !== "table" || index === undefined || !parent || !("children" in parent) || isWrapped(parent))
        return;
      nameRows(node);
      alignByClass(node);
      parent.children[index] = {
        type: "element",
        tagName: scrolling,
        properties: heading ? { ariaLabelledBy: [heading] } : {},
        children: [node],
      };
    });
  };
}

/** An empty corner heads nothing: then the first column is what the rows are called. */
function nameRows(table: Element): void {
  const [corner, ...rest] = rowsOf(table).flatMap((row) => row.children.filter(isElement).slice(0, 1));
  if (corner?.tagName !== "th" || !isEmpty(corner)) return;
  corner.tagName = "td";
  for (const cell of rest.filter((cell) => !isEmpty(cell))) {
    cell.tagName = "th";
    cell.properties.scope = "row";
  }
}

/** Markdown's alignment is an attribute that would become a style in the HTML, which the policy of the site forbids. */
function alignByClass(table: Element): void {
  for (const cell of rowsOf(table).flatMap((row) => row.children.filter(isElement))) {
    const { align } = cell.properties;
    if (typeof align !== "string") continue;
    delete cell.properties.align;
    cell.properties.className = [`align-${align}`];
  }
}

function rowsOf(table: Element): Element[] {
  const rows: Element[] = [];
  walkElements(table, (element) => {
    if (element.tagName === "tr") rows.push(element);
  });
  return rows;
}

const isElement = (node: ElementContent): node is Element => node.type === "element";

/** Without text and without anything in it that could show some, such as an image or a component. */
const isEmpty = (cell: Element) => cell.children.every((child) => child.type === "text") && textOf(cell).trim() === "";

const isWrapped = (parent: Nodes) => "tagName" in parent && parent.tagName === scrolling;
