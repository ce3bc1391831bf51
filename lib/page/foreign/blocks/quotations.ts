import type { Blockquote, Nodes, Paragraph, PhrasingContent, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { textOf } from "../../blocks";
import { admonition, admonitionTypeOf, element, titleOfKind } from "../html/elements";
import { withoutIcons } from "../inline/attribute-lists";
import { markBelow } from "./indented-blocks";

/** A blockquote whose first line names its type. */
type Marked = { name: string; title: PhrasingContent[]; children: RootContent[] };

/**
 * Converts blockquotes that begin like `> [!NOTE] Title` by their type: to admonitions, details, tabs (adjacent ones form a group), and
 * definitions of the paragraph before them.
 */
export function readQuotations(parent: Nodes): void {
  if (!("children" in parent) || !parent.children.some(({ type }) => type === "blockquote" || type === "list")) return;
  const made: Nodes[] = [];
  for (const child of (parent.children as Nodes[]).flatMap(withoutList)) {
    const marked = child.type === "blockquote" ? marksOf(child) : undefined;
    if (child.type !== "blockquote" || marked === undefined) made.push(child);
    else add(made, marked, child);
  }
  parent.children = made as never;
}

/** Unwraps what is in a list only to be separate from the blockquote before it, followed by the author's own list if they merged. */
function withoutList(node: Nodes): Nodes[] {
  if (node.type !== "list") return [node];
  const [item, ...others] = node.children;
  const [first] = item?.children ?? [];
  const isMarked = first?.type === "blockquote" ? takeMark(first) : first?.type === "paragraph" && takeMarkBelow(first);
  if (!item || !isMarked) return [node];
  return others.length === 0 ? item.children : [...item.children, { ...node, children: others }];
}

/** Removes the marker of words below a block; false if the paragraph has none. */
function takeMarkBelow({ children: [start] }: Paragraph): boolean {
  if (start?.type !== "text" || !start.value.startsWith(markBelow)) return false;
  start.value = start.value.slice(markBelow.length);
  return true;
}

/** Removes the marker of such a blockquote; false if it has none. */
function takeMark({ children: [first] }: Blockquote): boolean {
  if (first?.type === "blockquote") return takeMark(first);
  const start = first?.type === "paragraph" ? first.children[0] : undefined;
  if (start?.type !== "text" || !start.value.startsWith("[!!")) return false;
  start.value = start.value.replace("[!!", "[!");
  return true;
}

function marksOf(quote: Blockquote): Marked | undefined {
  const [first, ...rest] = quote.children;
  if (first?.type === "heading") return marksOfHeading(first.children, rest);
  const start = first?.type === "paragraph" ? first.children[0] : undefined;
  if (first?.type !== "paragraph" || start?.type !== "text") return undefined;
  const [whole, name = ""] = /^\[!(\w+)\][-+]?[ \t]*/.exec(start.value) ?? [];
  if (whole === undefined) return undefined;
  const words = [{ ...start, value: start.value.slice(whole.length) }, ...first.children.slice(1)];
  const { title, text } = name === "definition" ? { title: [], text: words } : splitLine(words);
  const paragraph = { ...first, children: text };
  return { name: name.toLowerCase(), title, children: [...(isEmpty(text) ? [] : [paragraph]), ...rest] };
}

const classAtEnd = /\{:[ \t]*\.([a-z]+)[ \t]*\}$/;

/** The marks of a blockquote whose heading has the type for a class, as ExDoc has it: `> #### Title {: .warning}`. */
function marksOfHeading(words: PhrasingContent[], children: RootContent[]): Marked | undefined {
  const last = words.at(-1);
  const [whole, name = ""] = last?.type === "text" ? (classAtEnd.exec(last.value) ?? []) : [];
  if (last?.type !== "text" || whole === undefined || admonitionTypeOf(name) === undefined) return undefined;
  const title = withoutEmpty([...words.slice(0, -1), { ...last, value: last.value.slice(0, -whole.length).trimEnd() }]);
  return { name, title, children };
}

/** Splits phrasing content after the first line: the title, and the rest. */
function splitLine(words: PhrasingContent[]): { title: PhrasingContent[]; text: PhrasingContent[] } {
  const index = words.findIndex((word) => word.type === "break" || (word.type === "text" && word.value.includes("\n")));
  const last = words[index];
  if (last === undefined) return { title: withoutEmpty(words), text: [] };
  if (last.type !== "text") return { title: withoutEmpty(words.slice(0, index)), text: words.slice(index + 1) };
  const end = last.value.indexOf("\n");
  return {
    title: withoutEmpty([...words.slice(0, index), { ...last, value: last.value.slice(0, end).trimEnd() }]),
    text: [{ ...last, value: last.value.slice(end + 1) }, ...words.slice(index + 1)],
  };
}

const isEmpty = (words: PhrasingContent[]) => words.every((word) => word.type === "text" && word.value.trim() === "");

const withoutEmpty = (words: PhrasingContent[]) => (isEmpty(words) ? [] : words);

function add(made: Nodes[], { name, title, children }: Marked, quote: Blockquote): void {
  const { position } = quote;
  const words = withoutIcons(textOf({ type: "root", children: title }));
  const before = made.at(-1);
  const type = name === "caution" ? "danger" : admonitionTypeOf(name);
  if (name === "details") made.push({ ...element("Details", { summary: words }, children), position });
  else if (name === "tab") {
    const tab = { ...element("Tab", { label: words }, children), position };
    if (isElement(before, "Tabs")) before.children.push(tab as never);
    else made.push({ ...element("Tabs", {}, [tab]), position });
  } else if (name === "definition") {
    addMeaning(made, element("dd", {}, children), quote);
  } else if (type !== undefined)
    made.push({ ...admonition(type, title.length > 0 ? title : titleOfKind(name), children), position });
  else made.push(quote);
}

/** Adds a definition to the list before it, or starts a list whose term is the paragraph before. */
function addMeaning(made: Nodes[], meaning: object, { position }: Blockquote): void {
  const before = made.at(-1);
  if (isElement(before, "dl")) {
    before.children.push(meaning as never);
    return;
  }
  const terms = before?.type === "paragraph" ? linesOf(before.children).map((words) => element("dt", {}, words)) : [];
  if (terms.length > 0) made.pop();
  made.push({ ...element("dl", {}, [...terms, meaning]), position });
}

/** The lines of a paragraph, each of which is a term. */
function linesOf(words: PhrasingContent[]): PhrasingContent[][] {
  const lines: PhrasingContent[][] = [];
  for (let rest = words; rest.length > 0; ) {
    const { title, text } = splitLine(rest);
    lines.push(title);
    rest = text;
  }
  return lines;
}

const isElement = (node: Nodes | undefined, name: string): node is MdxJsxFlowElement =>
  node?.type === "mdxJsxFlowElement" && node.name === name;
