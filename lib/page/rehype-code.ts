import type { Element, ElementContent, Nodes, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { extractMarks, parseCodeMeta } from "./code-meta";
import { highlightToHtml } from "./highlight";
import { toComponent } from "./jsx";
import { walkElements } from "./walk";

/** A word that a line of a phone has no room for, and one that a cell has no room for. */
const isLong = /\S{31}/;
const isLongInCell = /\S{25}/;
/** Between the segments of a URL or path, but not after the scheme; before the parts of a dotted name; at the start of what is in parentheses. */
const betweenParts = /(?<=[^/:][/?&])(?=[^/?&])|(?<=\w)(?=\.[A-Za-z])|(?<=\w\()(?=\w)/;

/**
 * Turns every fence into a CodeBlock with one highlighted HTML string, and `mermaid` fences into a Diagram. Long URLs and expressions
 * in inline code may break between their parts.
 */
export function rehypeCode() {
  return async (tree: Root) => {
    const blocks: { pre: Element; code: Element }[] = [];
    walkElements(tree, (element, _index, parent) => {
      if (element.tagName === "code") breakLong(element, isCell(parent) ? isLongInCell : isLong);
      const code = element.tagName === "pre" ? element.children[0] : undefined;
      if (code?.type !== "element" || code.tagName !== "code") return true;
      blocks.push({ pre: element, code });
      return false;
    });
    await Promise.all(blocks.map(({ pre, code }) => replaceBlock(pre, code)));
  };
}

const isCell = (parent: Nodes | undefined) => parent?.type === "element" && /^t[dh]$/.test(parent.tagName);

function breakLong(code: Element, long: RegExp): void {
  const [text, ...more] = code.children;
  if (text?.type !== "text" || more.length > 0 || !long.test(text.value)) return;
  code.children = text.value
    .split(betweenParts)
    .flatMap((value, at): ElementContent[] => [
      ...(at > 0 ? [{ type: "element" as const, tagName: "wbr", properties: {}, children: [] }] : []),
      { type: "text", value },
    ]);
}

async function replaceBlock(pre: Element, code: Element): Promise<void> {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const lang = String(classes[0] ?? "").replace(/^language-/, "");
  const source = textOf(code).replace(/\n$/, "");
  if (lang === "mermaid") {
    const [title, description] = ["accTitle", "accDescr"].map((name) => directive(source, name));
    return toComponent(pre, "Diagram", { source, title, description });
  }
  const meta = parseCodeMeta(String(code.data?.meta ?? ""));
  const marked = extractMarks(source, meta.lines);
  toComponent(pre, "CodeBlock", {
    html: await highlightToHtml(marked.code, lang, { marks: marked.marks, start: meta.lineNumbers }),
    lang,
    title: meta.title,
  });
}

/** What the source of a diagram says of it: `accTitle: The way of an appointment`. */
function directive(source: string, name: string): string | undefined {
  return new RegExp(`^\\s*${name}\\s*:\\s*(.+)$`, "m").exec(source)?.[1]?.trim();
}
