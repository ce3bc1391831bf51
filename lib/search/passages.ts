import type { Element, Root } from "hast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { IndexedSection } from "./types";

type Node = Root["children"][number] | Element["children"][number];
type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
/** What a component draws that readers search for: lines of text, and names with a place of their own. */
export type Drawn = { lines: string[]; terms: IndexedSection[] };
export type DrawComponent = (name: string, attributes: Record<string, string>) => Drawn;
/** The text of a page: what stands before the first heading, then its sections. */
export type Passages = { text: string; sections: IndexedSection[] };

/** Closing sections that only list links: their words belong to other pages. */
const linkSection = /^(related|next steps?)$/i;
const holdsText = /^(p|dt|dd|h[4-6]|summary|figcaption|admonition-title)$/;
const isList = (node: Node): node is Element =>
  node.type === "element" && (node.tagName === "ul" || node.tagName === "ol");
const isJsx = (node: { type: string }): node is JsxElement =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/**
 * Collects the blocks of a page by section, code left out; `into` is filled. `draw` describes reference components:
 * of a name that a page draws several times, the first is kept.
 */
export function rehypePassages({ into, draw }: { into: Passages; draw: DrawComponent }) {
  return (tree: Root) => {
    const named = new Set<string>();
    let current: { anchor?: string; heading?: string; lines: string[]; terms: IndexedSection[] } = newSection();
    const close = () => {
      const text = current.lines.join("\n");
      if (current.heading === undefined) into.text = text;
      else if (!linkSection.test(current.heading)) {
        into.sections.push({ heading: current.heading, anchor: current.anchor, text });
      }
      into.sections.push(...current.terms.filter(({ heading }) => !named.has(heading) && named.add(heading)));
    };
    const walk = (nodes: readonly Node[]) => {
      for (const node of nodes) {
        const heading = node.type === "element" ? asHeading(node) : undefined;
        if (heading) {
          close();
          current = { ...newSection(), ...heading };
        } else if (isJsx(node)) {
          addDrawn(current, draw(node.name ?? "", attributesOf(node)));
          walk(childrenOf(node));
        } else if (node.type === "element" && !readBlock(node, current.lines)) walk(node.children);
      }
    };
    walk(tree.children);
    close();
  };
}

const newSection = () => ({ lines: [], terms: [] });

function asHeading(node: Element): { anchor: string; heading: string } | undefined {
  const { id } = node.properties;
  if (!/^h[23]$/.test(node.tagName) || typeof id !== "string") return undefined;
  return { anchor: id, heading: textOf(node) };
}

/** Names stand where their table stands, unless the table gives them ids. */
function addDrawn(section: { anchor?: string; lines: string[]; terms: IndexedSection[] }, drawn: Drawn): void {
  section.lines.push(...drawn.lines);
  section.terms.push(...drawn.terms.map((term) => ({ ...term, anchor: term.anchor ?? section.anchor })));
}

/** Adds the lines of a block; false when the node is no block but holds some. */
function readBlock(node: Element, lines: string[]): boolean {
  if (node.tagName === "pre" || node.tagName === "hr") return true;
  if (holdsText.test(node.tagName)) addLine(lines, "", textOf(node));
  else if (node.tagName === "table") addTable(lines, node);
  else if (isList(node)) addList(lines, node);
  else return false;
  return true;
}

function addLine(lines: string[], mark: string, text: string): void {
  if (text) lines.push(`${mark}${text}`);
}

function addList(lines: string[], list: Element): void {
  const items = list.children.filter((node) => node.type === "element");
  for (const [index, item] of items.entries()) {
    const own = item.children.filter((child) => !isList(child) && !isCode(child));
    addLine(lines, list.tagName === "ol" ? `${index + 1}. ` : "- ", textOf({ ...item, children: own }));
    for (const nested of item.children.filter(isList)) addList(lines, nested);
  }
}

const isCode = (node: Node) => node.type === "element" && node.tagName === "pre";

/** Columns from which on a row cannot be read without the names of its columns. */
const namedColumns = 3;

/** Rows of the body; the head row goes before them when a row alone would not say what its cells are. */
function addTable(lines: string[], table: Element): void {
  for (const row of rowsIn(table, "thead")) if (row.length >= namedColumns) addLine(lines, "|| ", joinCells(row));
  for (const row of rowsIn(table, "tbody")) addLine(lines, "| ", joinCells(row));
}

/** The cells of each row of one part of a table. */
function rowsIn(table: Element, part: "thead" | "tbody"): string[][] {
  const elements = (node: Element) => node.children.filter((child) => child.type === "element");
  return elements(table)
    .filter(({ tagName }) => tagName === part)
    .flatMap(elements)
    .map((row) => elements(row).map(textOf));
}

const joinCells = (cells: readonly string[]) =>
  cells.some(Boolean) ? cells.map((cell) => cell || "–").join(" | ") : "";

/** The words of a node on one line; an error code that is drawn inline counts as its code. */
function textOf(node: Node | Element): string {
  return collect(node).replace(/\s+/g, " ").trim();
}

function collect(node: Node): string {
  if (node.type === "text") return node.value;
  if (isJsx(node)) return attributesOf(node).code ?? childrenOf(node).map(collect).join("");
  if (node.type !== "element") return "";
  return node.tagName === "br" ? " " : node.children.map(collect).join("");
}

/** After remark-rehype the children of a component are HTML nodes, which its Markdown type does not say. */
function childrenOf(node: JsxElement): readonly Node[] {
  return node.children as unknown as readonly Node[];
}

function attributesOf(node: JsxElement): Record<string, string> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string"
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}
