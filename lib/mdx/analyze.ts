import type { Root } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type PluggableList, unified } from "unified";
import { VFile } from "vfile";
import type { VFileMessage } from "vfile-message";
import type { DocSource, Issue, Outline } from "../types";
import { emptyOutline } from "./outline";
import { mdxNodes, outlinePlugins, remarkPlugins } from "./plugins";
import { remarkSyntaxCheck } from "./remark-syntax-check";

/** Reads one page without rendering it: the same plugins as `compile.tsx`, so the same outline, and what is wrong in it. */
export async function analyzePage(source: DocSource): Promise<{ outline: Outline; issues: Issue[] }> {
  const outline = emptyOutline();
  const issues: Issue[] = [];
  if (source.format === "tsx") return { outline, issues };
  const syntax: PluggableList = source.format === "md" ? [] : [remarkMdx];
  const processor = unified()
    .use(remarkParse)
    .use(syntax)
    .use(remarkSyntaxCheck, { file: source.file, issues })
    .use(remarkPlugins(outline, source.other?.base))
    .use(remarkRehype, { passThrough: mdxNodes })
    .use(outlinePlugins(outline));
  const file = new VFile({ value: source.body, path: source.file });
  try {
    const tree: Root = processor.parse(file);
    await processor.run(tree, file);
  } catch (error) {
    issues.push(describeSyntaxError(source.file, error));
  }
  return { outline, issues };
}

/** MDX reports its own mistakes as messages with a reason, and a place either beside it or in its text: `(3:1-3:8)`. */
function describeSyntaxError(file: string, error: unknown): Issue {
  const { line, column, reason, message } = error as Partial<VFileMessage>;
  const text = reason ?? message ?? String(error);
  const [, inLine, inColumn] = /\((\d+):(\d+)-/.exec(text) ?? [];
  return {
    severity: "error",
    file,
    line: line ?? (inLine ? Number(inLine) : undefined),
    column: column ?? (inColumn ? Number(inColumn) : undefined),
    message: `Malformed MDX: ${text}`,
    hint: 'Put braces and "<" in code font, and close every component you open.',
  };
}
