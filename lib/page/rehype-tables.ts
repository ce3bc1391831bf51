import type { Element, ElementContent, Nodes, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { walkElements } from "./walk";

/** Element name of the group around a table, which is mapped to the component that renders it. */
const scrolling = "table-scroll";

/**
 * Identifiers (`SO-26-0042`) and `e-mail`: browsers break after any hyphen, and cells are narrow. A digit is sought nearby only, since a
 * search through a long text at each of its words would take minutes.
 */
const whole = /\b(?:(?=[A-Z-]{2,40}\d)[A-Z]{2,}(?:-[A-Z\d]+)+|[Ee]-[Mm]ails?)\b/g;

/**
 * Wraps every Markdown table in a scrollable group labeled by the heading above it, makes the first cells row headers if the corner is
 * empty, aligns columns with classes, and keeps identifiers whole.
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
      keepWhole(node);
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

/** Marks what must not wrap, except in code, which `InlineCode` marks. */
function keepWhole(table: Element): void {
  walkElements(table, (element) => {
    if (/^(?:code|span)$/.test(element.tagName)) return false;
    element.children = element.children.flatMap((child) => (child.type === "text" ? markWhole(child.value) : child));
  });
}

function markWhole(text: string): ElementContent[] {
  const parts: ElementContent[] = [];
  let end = 0;
  for (const { 0: value, index } of text.matchAll(whole)) {
    if (index > end) parts.push({ type: "text", value: text.slice(end, index) });
    const children: ElementContent[] = [{ type: "text", value }];
    parts.push({ type: "element", tagName: "span", properties: { className: ["whole"] }, children });
    end = index + value.length;
  }
  return end < text.length ? [...parts, { type: "text", value: text.slice(end) }] : parts;
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
