import type { Element, ElementContent, Nodes, Properties, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { walkElements } from "./walk";

/** Element name of the group around a table, which is mapped to the component that renders it. */
const scrolling = "table-scroll";

/** The heading above a table, and the number of tables that stand below it so far. */
type Heading = { id: string; text: string; tables: number };

/**
 * Wraps every Markdown table in a scrollable group labeled by the heading above it, makes the first cells row headers if the corner is
 * empty, and aligns columns with classes.
 */
export function rehypeTables() {
  return (tree: Root) => {
    let heading: Heading = { id: "", text: "", tables: 0 };
    walkElements(tree, (node, index, parent) => {
      if (/^h[23]$/.test(node.tagName))
        heading = { id: String(node.properties.id ?? ""), text: textOf(node), tables: 0 };
      if (node.tagName !== "table" || index === undefined || !parent || !("children" in parent) || isWrapped(parent))
        return;
      nameRows(node);
      alignByClass(node);
      heading.tables += 1;
      const properties = heading.id ? nameBelow(heading) : {};
      parent.children[index] = { type: "element", tagName: scrolling, properties, children: [node] };
    });
  };
}

/** The first table below a heading has its name; a further one also has a number, so that readers can tell them apart. */
const nameBelow = ({ id, text, tables }: Heading): Properties =>
  tables === 1 ? { ariaLabelledBy: [id] } : { ariaLabel: `${text.trim()} ${tables}` };

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
