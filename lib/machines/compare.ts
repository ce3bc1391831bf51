import type { Element, Root as HtmlRoot, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toString as htmlText } from "hast-util-to-string";
import type { Nodes as MarkdownNodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";

const parser = unified().use(remarkParse).use(remarkGfm);

/** Letters and digits alone: marks, blanks and quotes are written differently in HTML and Markdown. */
const flat = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]+/gu, "")
    .toLowerCase();

/** What a page's Markdown must have because its HTML shows it: headings, cells of tables, and code, in the words of each. */
type Parts = { headings: string[]; cells: string[]; codes: string[] };

/**
 * What readers of the HTML see and readers of the Markdown do not: headings, table cells and code blocks of the page's content.
 * Pictures of the app are described by their facts, and are not compared.
 */
export function compareWithMarkdown(html: string, markdown: string): string[] {
  const page = htmlParts(fromHtml(html));
  const { headings, words, text } = markdownParts(markdown);
  const missing = (kind: string, texts: readonly string[], has: (text: string) => boolean) =>
    texts.filter((found) => flat(found) !== "" && !has(found)).map((found) => `has no ${kind} "${shorten(found)}"`);
  return [
    ...missing("heading", page.headings, (found) => headings.has(flat(found))),
    ...missing("table cell", page.cells, (found) => wordsOf(found).every((word) => words.has(word))),
    ...missing("code", page.codes, (found) => text.includes(flat(found))),
  ];
}

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

function htmlParts(tree: HtmlRoot): Parts {
  const content = select(".prose", tree);
  const parts: Parts = { headings: [], cells: [], codes: [] };
  if (!content) return parts;
  visit(content, "element", (node: Element) => {
    if (node.tagName === "figure" || node.tagName === "svg" || node.properties.ariaHidden === "true") return SKIP;
    if (/^h[2-4]$/.test(node.tagName)) parts.headings.push(htmlText(node));
    else if (node.tagName === "pre") parts.codes.push(htmlText(node));
    else if (node.tagName === "td" || node.tagName === "th") parts.cells.push(textsOf(node).join(" "));
    else return;
    return SKIP;
  });
  return parts;
}

/** Words in the form both sides have them; a cell is compared by these, since pages put several facts into one cell. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(flat)
    .filter(Boolean);

/** The texts of a cell, apart from each other. */
function textsOf(node: Nodes): string[] {
  if (node.type === "text") return [node.value];
  return "children" in node ? node.children.flatMap(textsOf) : [];
}

function markdownParts(markdown: string): { headings: Set<string>; words: Set<string>; text: string } {
  const tree = parser.parse(markdown);
  const headings = new Set<string>();
  const texts: string[] = [];
  visit(tree, (node: MarkdownNodes) => {
    if (node.type === "heading") headings.add(flat(textOf(node)));
    if ("value" in node) texts.push(node.value);
    if (node.type === "image") texts.push(node.alt ?? "");
  });
  return { headings, words: new Set(wordsOf(texts.join(" "))), text: flat(texts.join(" ")) };
}

function textOf(node: MarkdownNodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
