import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { extractMarks, parseCodeMeta } from "./code-meta";
import { highlightToHtml } from "./highlight";
import { toComponent } from "./jsx";
import { walkElements } from "./walk";

/** Words that may not fit on a line of a phone, and those that may not fit on a line of a cell. */
const longWords = /\S{31,}/g;
const longInCells = /\S{25,}/g;
/**
 * Between the segments of a URL or path, but not after the scheme; before the parts of a dotted name, but not before an ending such as
 * `.com` or `.json`; at the start of what is in parentheses.
 */
const betweenParts = /(?<=[^/:][/?&])(?=[^/?&])|(?<=\w)(?=\.[A-Za-z]{5})|(?<=\w\()(?=\w)/g;
/** Stands for a possible break; Markdown replaces this character, so that no text has one. */
const mark = "\0";

/**
 * Turns every fence into a CodeBlock with one highlighted HTML string, and `mermaid` fences into a Diagram. Long URLs and expressions
 * in inline code may break between their parts.
 */
export function rehypeCode() {
  return async (tree: Root) => {
    const blocks: { pre: Element; code: Element }[] = [];
    walkElements(tree, (element) => {
      if (/^t[dh]$/.test(element.tagName)) walkElements(element, (inner) => breakLong(inner, longInCells));
      breakLong(element, longWords);
      const code = element.tagName === "pre" ? element.children[0] : undefined;
      if (code?.type !== "element" || code.tagName !== "code") return true;
      blocks.push({ pre: element, code });
      return false;
    });
    await Promise.all(blocks.map(({ pre, code }) => replaceBlock(pre, code)));
  };
}

function breakLong(code: Element, words: RegExp): void {
  const [text, ...more] = code.children;
  if (code.tagName !== "code" || text?.type !== "text" || more.length > 0) return;
  code.children = text.value
    .replace(words, (word) => word.replace(betweenParts, mark))
    .split(mark)
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
