import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type PluggableList, unified } from "unified";
import { emptyOutline } from "../mdx/outline";
import { mdxNodes, outlinePlugins, remarkPlugins } from "../mdx/plugins";
import type { DocSource } from "../types";
import { type DrawComponent, type Passages, rehypePassages } from "./passages";
import type { SearchSource } from "./sources";
import type { IndexedPage } from "./types";

/** Passages by file, kept while body and reference stay the same: `next dev` reads only what changed. */
const known = new Map<string, { body: string; draw: DrawComponent; passages: Promise<Passages> }>();

/** Reads every page into what search indexes. `draw` describes the components that draw from the reference. */
export function indexPages(sources: readonly SearchSource[], draw: DrawComponent): Promise<IndexedPage[]> {
  return Promise.all(
    sources.map(async ({ source, group, label }) => ({
      href: source.doc.path,
      title: source.frontMatter.title,
      ...(label && { label }),
      group,
      tags: source.frontMatter.tags,
      type: source.frontMatter.type,
      description: source.frontMatter.description,
      ...(await passagesOf(source, draw)),
    })),
  );
}

function passagesOf(source: DocSource, draw: DrawComponent): Promise<Passages> {
  const { file, body } = source;
  const last = known.get(file);
  if (last?.body === body && last.draw === draw) return last.passages;
  const passages = readPassages(source, draw);
  known.set(file, { body, draw, passages });
  return passages;
}

/** One pass over a page with the plugins of every other pass, so that headings have the ids of the page. */
export async function readPassages({ format, body }: Pick<DocSource, "format" | "body">, draw: DrawComponent) {
  const passages: Passages = { text: "", sections: [] };
  if (format === "tsx") return passages;
  const outline = emptyOutline();
  const syntax: PluggableList = format === "md" ? [] : [remarkMdx];
  const processor = unified()
    .use(remarkParse)
    .use(syntax)
    .use(remarkPlugins(outline))
    .use(remarkRehype, { passThrough: mdxNodes })
    .use(outlinePlugins(outline))
    .use(rehypePassages, { into: passages, draw });
  try {
    await processor.run(processor.parse(body), body);
    return passages;
  } catch {
    // Malformed MDX is an authoring error that the check reports with its place; the page is still found by its title.
    return { text: "", sections: [] };
  }
}
