import type { Element, Nodes, Root } from "hast";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type PluggableList, unified } from "unified";
import { escapeHtml } from "../mdx/highlight";
import { emptyOutline } from "../mdx/outline";
import { remarkPlugins } from "../mdx/plugins";
import { site } from "../site";
import type { Post } from "./posts";

/**
 * A post's body as plain HTML for feeds: no classes, no scripts, absolute addresses. Components of the page become what a feed
 * reader can show: an admonition a quotation, anything else its title and its text.
 */
export async function postHtml(post: Post): Promise<string> {
  const syntax: PluggableList = post.format === "md" ? [] : [remarkMdx];
  const processor = unified()
    .use(remarkParse)
    .use(syntax)
    .use(remarkPlugins(emptyOutline()))
    .use(remarkRehype, { passThrough: ["mdxJsxFlowElement", "mdxJsxTextElement"] });
  const tree: Root = await processor.run(processor.parse(post.body), post.body);
  return toHtml(tree, `${site.url}${post.path}`).trim();
}

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
const empty = new Set(["br", "hr", "img"]);
const dropped = new Set(["input", "script", "style"]);

function toHtml(node: Nodes, base: string): string {
  if (node.type === "text") return escapeHtml(node.value);
  if (node.type === "root") return childrenOf(node, base);
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") return componentToHtml(node, base);
  return node.type === "element" ? elementToHtml(node, base) : "";
}

function childrenOf({ children }: { children: readonly Nodes[] }, base: string): string {
  return children.map((child) => toHtml(child, base)).join("");
}

function elementToHtml(node: Element, base: string): string {
  const { tagName } = node;
  if (dropped.has(tagName)) return "";
  if (tagName === "admonition-title") return `<p><strong>${childrenOf(node, base)}</strong></p>`;
  const open = `<${tagName}${attributesOf(node, base)}>`;
  return empty.has(tagName) ? open.replace(/>$/, "/>") : `${open}${childrenOf(node, base)}</${tagName}>`;
}

function attributesOf({ properties }: Element, base: string): string {
  return ["href", "src", "alt", "title", "start", "id"]
    .filter((name) => properties[name] !== undefined && properties[name] !== null)
    .map((name) => {
      const value = String(properties[name]);
      const text = name === "href" || name === "src" ? new URL(value, base).href : value;
      return ` ${name}="${escapeHtml(text)}"`;
    })
    .join("");
}

function componentToHtml(node: JsxElement, base: string): string {
  if (node.name === "Admonition") return `<blockquote>${childrenOf(node, base)}</blockquote>`;
  const attributes = new Map(node.attributes.flatMap((item) => ("name" in item ? [[item.name, item.value]] : [])));
  const heading = ["title", "summary", "label", "caption"].map((name) => attributes.get(name)).find(Boolean);
  const children = childrenOf(node, base);
  if (typeof heading !== "string") return children;
  return `<p><strong>${escapeHtml(heading)}</strong></p>${children}`;
}
