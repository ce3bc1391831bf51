import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from "react";
import type { MdxComponents } from "@/lib/page/compile";

/**
 * A page's content with a key for each of its blocks: which one of its kind it is. Without keys, a paragraph that an author puts between
 * two blocks would make the browser draw every block below it anew, and forget which tabs and details are open there. Pages whose
 * sections are put together (`arrange`) still do. `components`: those that the page is made of, by the names of their kinds.
 */
export function withStableKeys(content: ReactNode, components: MdxComponents): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(content) || content.type !== Fragment) return content;
  const names = new Map(Object.entries(components).map(([name, component]) => [component, name]));
  const counts = new Map<string, number>();
  // Not `Children.map`, which adds to each key the place of the block.
  const blocks = [content.props.children].flat().map((block) => {
    if (!isValidElement(block)) return block;
    const kind = typeof block.type === "string" ? block.type : (names.get(block.type) ?? "");
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return cloneElement(block, { key: `${kind}-${count}` });
  });
  return createElement(Fragment, null, blocks);
}
