import type { BlockContent, DefinitionContent, List, Nodes, PhrasingContent, Root, RootContent, Table } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import type { Drawn, DrawnRow } from "../authoring/contract";
import { type Draw, textOf } from "./blocks";
import { isJsx, type JsxElement, stringAttributes } from "./jsx";
import { isPhrasing } from "./phrasing";

type Options = {
  /** Returns what a component draws. */
  draw: Draw;
  /** Makes the URL of a link or image usable outside the site. */
  resolve: (href: string) => string;
};

/**
 * Writes a page as plain Markdown: its tree, with every component replaced by what it draws and contains, so that nothing visible is lost.
 * Steps, tabs and cards become lists and paragraphs; admonitions become quotations that start with their kind.
 */
export function markdownOf(tree: Root, options: Options): string {
  const children = tree.children.flatMap((node) => blocks(node, options));
  return toMarkdown(
    { type: "root", children },
    { bullet: "-", rule: "-", extensions: [gfmToMarkdown({ tablePipeAlign: false })] },
  ).trim();
}

/** Converts a block node; nodes without meaning outside MDX are dropped. */
function blocks(node: Nodes, options: Options): RootContent[] {
  if (node.type === "mdxFlowExpression" || node.type === "mdxjsEsm") return [];
  if (isJsx(node)) {
    if (node.name === "Admonition") return [quotation(node, options)];
    const drawn = options.draw(node.name ?? "", stringAttributes(node)).flatMap((item) => drawnBlock(item, options));
    return [...drawn, ...contents(node.children, options)];
  }
  if (isPhrasing(node)) return [{ type: "paragraph", children: phrases(node, options) }];
  return node.type === "root" ? contents(node.children, options) : [withContents(node, options)];
}

/** Converts the children of a component: blocks as they are, inline content as a paragraph. */
function contents(children: readonly Nodes[], options: Options): RootContent[] {
  const isInline = children.length > 0 && children.every(isPhrasing);
  if (!isInline) return children.flatMap((child) => blocks(child, options));
  return [{ type: "paragraph", children: children.flatMap((child) => phrases(child, options)) }];
}

function quotation(node: JsxElement, options: Options): RootContent {
  const [first, ...rest] = node.children;
  const { type: kind = "note" } = stringAttributes(node);
  const hasTitle = first?.type === "paragraph" && first.data?.hName === "admonition-title";
  const label = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${hasTitle ? `: ${textOf(first)}` : ""}`;
  const title: BlockContent = { type: "paragraph", children: [{ type: "strong", children: [raw(label)] }] };
  const body = (hasTitle ? rest : node.children).flatMap((child) => blocks(child, options)).filter(isBlock);
  return { type: "blockquote", children: [title, ...body] };
}

/** Converts a node's children, and resolves its URL. */
function withContents(node: Exclude<Nodes, Root>, options: Options): RootContent {
  if (node.type === "definition") return { ...node, url: options.resolve(node.url) };
  if (!("children" in node)) return node;
  const holdsPhrases = node.type === "paragraph" || node.type === "heading" || node.type === "tableCell";
  const children = holdsPhrases
    ? node.children.flatMap((child) => phrases(child, options))
    : node.children.flatMap((child: Nodes) => blocks(child, options));
  return { ...node, children } as RootContent;
}

/** Converts an inline node. */
function phrases(node: Nodes, options: Options): PhrasingContent[] {
  if (node.type === "mdxTextExpression") return [];
  if (isJsx(node)) {
    const { code } = stringAttributes(node);
    if (code !== undefined) return [{ type: "inlineCode", value: code }];
    return node.children.flatMap((child) => phrases(child, options));
  }
  if (node.type === "link") {
    const children = node.children.flatMap((child) => phrases(child, options));
    return [{ ...node, url: options.resolve(node.url), children } as PhrasingContent];
  }
  if (node.type === "image") return [{ ...node, url: options.resolve(node.url) }];
  if (!isPhrasing(node)) return [];
  if (!("children" in node)) return [node];
  return [{ ...node, children: node.children.flatMap((child: Nodes) => phrases(child, options)) } as PhrasingContent];
}

const isBlock = (node: RootContent): node is BlockContent | DefinitionContent => !isPhrasing(node);

/** Text that is Markdown already. */
const raw = (value: string): PhrasingContent => ({ type: "html", value });

/** Converts what a component draws; its texts are already Markdown and only their URLs are resolved. */
function drawnBlock(drawn: Drawn, { resolve }: Options): RootContent[] {
  const whole = (text: string) =>
    raw(
      text.replace(/\]\((\/[^)\s]*)(\s+"[^"]*")?\)/g, (_, href: string, title = "") => `](${resolve(href)}${title})`),
    );
  switch (drawn.type) {
    case "text":
      return [{ type: "paragraph", children: [whole(drawn.text)] }];
    case "anchor":
      return [];
    case "list":
      return [listOf(drawn.items.map(whole))];
    case "table":
      return drawn.rows.length === 0 ? [] : [tableOf([drawn.head, ...withGroups(drawn.rows)], whole)];
    case "code":
      return [{ type: "code", lang: drawn.language, value: drawn.code }];
  }
}

/** The cells of rows, with a row for each new group with its name in bold, since Markdown tables have no headings. */
function withGroups(rows: readonly DrawnRow[]): (readonly string[])[] {
  return rows.flatMap(({ cells, group }, index) =>
    group && group !== rows[index - 1]?.group ? [[`**${group}**`, ...cells.slice(1).map(() => "")], cells] : [cells],
  );
}

const listOf = (items: readonly PhrasingContent[]): List => ({
  type: "list",
  ordered: false,
  spread: false,
  children: items.map((item) => ({
    type: "listItem",
    spread: false,
    children: [{ type: "paragraph", children: [item] }],
  })),
});

function tableOf(rows: readonly (readonly string[])[], whole: (text: string) => PhrasingContent): Table {
  const cell = (text: string) => whole(text.replace(/\s*\n\s*/g, " ").replace(/\\?\|/g, "\\|"));
  return {
    type: "table",
    children: rows.map((cells) => ({
      type: "tableRow",
      children: cells.map((text) => ({ type: "tableCell", children: [cell(text)] })),
    })),
  };
}
