import type { List, Heading as MdastHeading, Nodes, Root, Table } from "mdast";
import type { Drawn, DrawnRow } from "../authoring/contract";
import { parseInline, plainText } from "../authoring/inline-text";
import type { Wording } from "../authoring/wording";
import { withMarks, withoutMarkCharacters } from "../marked-text";
import type { Heading } from "../types";
import { isJsx, type JsxElement, stringAttributes } from "./jsx";
import { isPhrasing } from "./phrasing";

/** Returns what a component draws, by its name and attributes. */
export type Draw = (name: string, attributes: Record<string, string>) => readonly Drawn[];

/** Returns the draw function for pages of a wording. */
export type DrawIn = (wording: Wording) => Draw;

/** A piece of a page in reading order. Bold and code are marked in texts; headings and names are plain. */
export type Block =
  | { type: "heading"; depth: 2 | 3; id: string; text: string }
  | { type: "paragraph"; text: string }
  /** A list item; steps have their number. */
  | { type: "item"; number?: number; text: string }
  /** A table row; the first row of a table has the column names. */
  | { type: "row"; head?: readonly string[]; cells: readonly string[]; id?: string; isTerm?: true }
  | { type: "code"; language: string; code: string };

/**
 * Flattens a page into blocks: its Markdown tree, with components replaced by what they draw and contain. `headings` are those of the
 * page's outline, which have the ids; a heading in the tree is matched by its line.
 */
export function blocksOf(tree: Root, headings: readonly Heading[], draw: Draw): Block[] {
  const blocks: Block[] = [];
  const waiting = [...headings];
  const add = (block: Block) => ("text" in block && !block.text ? undefined : blocks.push(block));
  const visit = (nodes: readonly Nodes[]) => {
    for (const node of nodes) visitNode(node);
  };
  const visitNode = (node: Nodes) => {
    if (node.type === "heading") addHeading(node, waiting, add);
    else if (node.type === "paragraph") add({ type: "paragraph", text: flatten(node, markAll) });
    else if (node.type === "list") addList(node, add, visit);
    else if (node.type === "table") addTable(node, add);
    else if (node.type === "code") add({ type: "code", language: node.lang ?? "", code: node.value });
    else if (isJsx(node)) {
      for (const drawn of draw(node.name ?? "", stringAttributes(node))) addDrawn(drawn, add);
      if (isSentence(node)) add({ type: "paragraph", text: flatten(node, markAll) });
      else visit(node.children);
    } else if ("children" in node) visit(node.children);
  };
  visit(tree.children);
  return blocks;
}

type Add = (block: Block) => void;

function addHeading(node: MdastHeading, waiting: Heading[], add: Add): void {
  const text = textOf(node);
  // All headings of an included text have the line of the include.
  const at = waiting.findIndex(({ depth, line }) => depth === node.depth && line === node.position?.start.line);
  const [heading] = at < 0 ? [] : waiting.splice(at, 1);
  add(heading ? { type: "heading", depth: heading.depth, id: heading.id, text } : { type: "paragraph", text });
}

/** An item is its leading paragraphs; whatever follows them in the item is added as blocks of its own. */
function addList(list: List, add: Add, visit: (nodes: readonly Nodes[]) => void): void {
  for (const [index, { children }] of list.children.entries()) {
    const other = children.findIndex(({ type }) => type !== "paragraph");
    const own = other < 0 ? children : children.slice(0, other);
    const number = list.ordered ? (list.start ?? 1) + index : undefined;
    add({
      type: "item",
      ...(number !== undefined && { number }),
      text: flatten({ type: "root", children: own }, markAll),
    });
    visit(children.slice(own.length));
  }
}

/** Whether a component wraps inline words. The words of one that links to a page belong to that page. */
function isSentence(node: JsxElement): boolean {
  return node.children.length > 0 && node.children.every(isPhrasing) && stringAttributes(node).href === undefined;
}

function addTable(table: Table, add: Add): void {
  const [head = [], ...rows] = table.children.map((row) => row.children.map((cell) => flatten(cell, markBold)));
  for (const [index, cells] of rows.entries()) add({ type: "row", ...(index === 0 && { head }), cells });
}

function addDrawn(drawn: Drawn, add: Add): void {
  if (drawn.type === "text") {
    if (!isLink(drawn.text)) add({ type: "paragraph", text: flat(drawn.text) });
  } else if (drawn.type === "list") {
    // All pages with a drawing share its sentences; the caption says what the page is about.
    if (!drawn.isAlternative) for (const item of drawn.items) add({ type: "item", text: flat(item) });
  } else if (drawn.type === "code" && !drawn.isVariant)
    add({ type: "code", language: drawn.language, code: drawn.code });
  else if (drawn.type === "table") {
    for (const [index, row] of drawn.rows.entries()) {
      if (row.isTerm) add(toTerm(row, drawn));
      else add({ type: "row", ...(index === 0 && { head: drawn.head }), cells: row.cells.map(flatCell) });
    }
  }
}

/** Text that is only a link, such as a card's title, belongs to the linked page. */
function isLink(text: string): boolean {
  const [only, ...others] = parseInline(text);
  return only?.type === "link" && others.length === 0;
}

const flat = (text: string) => withoutMarkCharacters(plainText(text.replaceAll("\n", " ")));

/** Details below a name, such as its type, follow it after a comma. */
const flatCell = (cell: string, at: number) => flat(at === 0 ? cell.replaceAll("\n", ", ") : cell);

/** A row that explains a name: the name, and a text that starts with its meaning. */
function toTerm({ cells, id, title }: DrawnRow, { head, main }: { head: readonly string[]; main: number }): Block {
  const [name = "", ...rest] = cells;
  const told = head.slice(1).map((column, index) => ({
    isMain: index + 1 === main,
    column,
    text: flat(rest[index] ?? "").replace(/\.$/, ""),
  }));
  const texts = [
    ...told.filter(({ isMain }) => isMain).map(({ text }) => text),
    ...told.filter(({ isMain, text }) => !isMain && text).map(({ column, text }) => `${column}: ${text}`),
  ];
  return {
    type: "row",
    cells: [title ?? plainText(name.split("\n", 1)[0] ?? ""), `${texts.filter(Boolean).join(". ")}.`],
    ...(id !== undefined && { id }),
    isTerm: true,
  };
}

/** Formats a run of text. Nothing else is marked inside bold. */
type Mark = (type: "text" | "bold" | "code", text: string) => string;

/** Marks bold and code, and replaces characters that would look like marks. */
const markAll: Mark = (type, text) => (type === "text" ? withoutMarkCharacters(text) : withMarks(type, text));
/** Tables are full of code, whose marks would take as much space as all others together. */
const markBold: Mark = (type, text) => (type === "code" ? text : markAll(type, text));

/** The text of a node on one line; an error code that a component draws inline counts as its code. */
export const textOf = (node: Nodes): string => flatten(node, (_, text) => text);

function flatten(node: Nodes, mark: Mark): string {
  return collect(node, mark).replace(/\s+/g, " ").trim();
}

function collect(node: Nodes, mark: Mark): string {
  const inside = (within: Mark) => ("children" in node ? node.children.map((child) => collect(child, within)) : []);
  if (node.type === "text") return mark("text", node.value);
  if (node.type === "inlineCode") return mark("code", mark("text", node.value));
  if (node.type === "strong") return mark("bold", inside((_, text) => mark("text", text)).join(""));
  if (node.type === "break") return " ";
  if (node.type === "image") return "";
  const { code } = isJsx(node) ? stringAttributes(node) : {};
  if (typeof code === "string") return mark("code", code);
  const isBlockish = node.type === "root" || node.type === "listItem" || node.type === "blockquote";
  return inside(mark).join(isBlockish ? " " : "");
}
