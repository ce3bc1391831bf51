import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { extractMarks, parseCodeMeta } from "./code-meta";
import { highlightToHtml } from "./highlight";
import { toComponent } from "./jsx";
import { walkElements } from "./walk";

/** Turns every fence into a CodeBlock that carries one highlighted HTML string, and `mermaid` fences into a Diagram. */
export function rehypeCode() {
  return async (tree: Root) => {
    const blocks: { pre: Element; code: Element }[] = [];
    walkElements(tree, (pre) => {
      const code = pre.tagName === "pre" ? pre.children[0] : undefined;
      if (code?.type === "element" && code.tagName === "code") blocks.push({ pre, code });
    });
    await Promise.all(blocks.map(({ pre, code }) => replaceBlock(pre, code)));
  };
}

async function replaceBlock(pre: Element, code: Element): Promise<void> {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const lang = String(classes[0] ?? "").replace(/^language-/, "");
  const source = textOf(code).replace(/\n$/, "");
  if (lang === "mermaid") return toComponent(pre, "Diagram", { source });
  const meta = parseCodeMeta(String(code.data?.meta ?? ""));
  const marked = extractMarks(source, meta.lines);
  toComponent(pre, "CodeBlock", {
    html: await highlightToHtml(marked.code, lang, { marks: marked.marks, start: meta.lineNumbers }),
    lang,
    title: meta.title,
  });
}
