import type { Element, ElementContent, Nodes, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { walkElements } from "./walk";

/** Element name of the group around a table, which is mapped to the component that renders it. */
const scrolling = "table-scroll";

/**
 * Wraps every Markdown table in a scrollable group labeled by the heading above it, makes the first cells row headers if the corner is
 * empty, and aligns columns with classes.
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

/** If the corner is empty, the first column contains row headers. */
function nameRows(table: Element): void {
  const [corner, ...rest] = rowsOf(table).flatMap((row) => row.children.filter(isElement).slice(0, 1));
  if (corner?.tagName !== "th" || !isEmpty(corner)) return;
  corner.tagName = "td";
  for (const cell of rest.filter((cell) => !isEmpty(cell))) {
    cell.tagName = "th";
    cell.properties.scope = "row";
  }
}

/** Markdown's alignment is an attribute that would become an inline style, which the site's content security policy forbids. */
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

/** Whether a cell has no text and nothing that could show some, such as an image or a component. */
const isEmpty = (cell: Element) => cell.children.every((child) => child.type === "text") && textOf(cell).trim() === "";

const isWrapped = (parent: Nodes) => "tagName" in parent && parent.tagName === scrolling;
