import type { Element, ElementContent, Root as HtmlRoot, Nodes, RootContent } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Root } from "mdast";
import { type Handler, toHast } from "mdast-util-to-hast";
import { fullAddress, resolveAddress } from "../nav/edition";
import { isJsx, stringAttributes } from "../page/jsx";
import type { PageReader } from "../page/reader";
import { walk } from "../page/walk";
import type { FeedItem } from "./feeds";
import { type Post, sourceOf } from "./post";

/** Posts with their bodies as HTML, in the order given, for the feeds. */
export function feedItems(posts: readonly Post[], reader: PageReader): Promise<FeedItem[]> {
  return Promise.all(
    posts.map(async (post) => ({ post, html: plainHtml(await reader.tree(sourceOf(post)), fullAddress(post.path)) })),
  );
}

const dropped = new Set(["input", "script", "style"]);
const kept = ["href", "src", "alt", "title", "start", "id"];

/**
 * Renders a page's Markdown tree as plain HTML for feeds: no classes, no scripts, URLs made absolute against `address`. Components
 * become what a feed reader can show: an admonition becomes a quotation, anything else its title and its text.
 */
function plainHtml(tree: Root, address: string): string {
  const html = toHast(tree, { handlers: { mdxJsxFlowElement: renderComponent, mdxJsxTextElement: renderComponent } });
  const root: HtmlRoot = html.type === "root" ? html : { type: "root", children: [] };
  walk<Nodes>(root, (node) => {
    if (node.type === "element") simplify(node, address);
    if (node.type === "element" || node.type === "root") removeUnwanted(node);
  });
  return toHtml(root, { closeSelfClosing: true, tightSelfClosing: true }).trim();
}

/** Inline elements, between which a line break separates words. */
const inline = new Set(["a", "br", "code", "del", "em", "img", "strong", "sup"]);
const isInline = (node: RootContent | undefined) =>
  node?.type === "text" || (node?.type === "element" && inline.has(node.tagName));

/** Removes children that do not belong in feeds, and line breaks between blocks. */
function removeUnwanted(node: HtmlRoot | Element): void {
  const children = node.children.filter((child) => child.type !== "element" || !dropped.has(child.tagName));
  const isLine = (child: RootContent, index: number) =>
    child.type === "text" &&
    /^\n+$/.test(child.value) &&
    !(isInline(children[index - 1]) && isInline(children[index + 1]));
  Object.assign(node, { children: children.filter((child, index) => !isLine(child, index)) });
}

/** Renders a component as plain elements: a heading, if its attributes have one, and its content. */
const renderComponent: Handler = (state, node) => {
  if (!isJsx(node)) return [];
  const children = state.all(node);
  if (node.name === "Admonition") return element("blockquote", children);
  const { title, summary, label, caption } = stringAttributes(node);
  const heading = title ?? summary ?? label ?? caption;
  const strong = element("p", [element("strong", [{ type: "text", value: heading ?? "" }])]);
  return [...(heading === undefined ? [] : [strong]), ...children];
};

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

function simplify(node: Element, address: string): void {
  if (node.tagName === "admonition-title") {
    node.children = [element("strong", node.children)];
    node.tagName = "p";
  }
  const { href, src } = node.properties;
  node.properties = Object.fromEntries(Object.entries(node.properties).filter(([name]) => kept.includes(name)));
  if (typeof href === "string") node.properties.href = resolveAddress(href, address);
  if (typeof src === "string") node.properties.src = resolveAddress(src, address);
}
