import type { Nodes as MarkdownNodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { unescapeHtml } from "../escape-html";
import { contentOf, elementsOf, type HtmlElement } from "../html-elements";
import { walk } from "../page/walk";

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
 * Lists what the HTML of a page has and its Markdown lacks: headings, table cells and code blocks. Pictures of the app are not compared:
 * the Markdown describes them by their facts.
 */
export function compareWithMarkdown(html: string, markdown: string): string[] {
  const page = htmlParts(html);
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

function htmlParts(html: string): Parts {
  const elements = elementsOf(html);
  const content = elements.find(({ attributes }) => attributes.class?.split(" ").includes("prose"));
  const parts: Parts = { headings: [], cells: [], codes: [] };
  let from = content?.contentStart ?? html.length;
  for (const element of elements) {
    if (element.start < from || element.start >= (content?.end ?? 0)) continue;
    const { name, attributes, end } = element;
    const isLeftOut = name === "figure" || name === "svg" || attributes["aria-hidden"] === "true";
    if (!isLeftOut) {
      if (/^h[2-4]$/.test(name)) parts.headings.push(textsIn(html, element).join(""));
      else if (name === "pre") parts.codes.push(textsIn(html, element).join(""));
      else if (name === "td" || name === "th") parts.cells.push(textsIn(html, element).join(" "));
      else continue;
    }
    from = end;
  }
  return parts;
}

/** The texts between the tags of what an element holds. */
const textsIn = (html: string, element: HtmlElement): string[] =>
  contentOf(html, element)
    .split(/<[^>]*>/)
    .filter(Boolean)
    .map(unescapeHtml);

/** Words in the form both sides have them; a cell is compared by these, since pages put several facts into one cell. */
const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(flat)
    .filter(Boolean);

function markdownParts(markdown: string): { headings: Set<string>; words: Set<string>; text: string } {
  const tree = parser.parse(markdown);
  const headings = new Set<string>();
  const texts: string[] = [];
  walk<MarkdownNodes>(tree, (node) => {
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
