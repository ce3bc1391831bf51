import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from "react";
import type { MdxComponents } from "@/lib/page/compile";

/**
 * Gives each block of a page a key: its type and its index among blocks of that type. Without keys, a paragraph that an author inserts
 * would make React remount every block below it and lose which tabs and details are open there. Pages whose sections are grouped
 * (`arrange`) still remount. `components`: those the page is rendered with, by name.
 */
export function withStableKeys(content: ReactNode, components: MdxComponents): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(content) || content.type !== Fragment) return content;
  const names = new Map(Object.entries(components).map(([name, component]) => [component, name]));
  const counts = new Map<string, number>();
  // Not `Children.map`, which adds the block's index to each key.
  const blocks = [content.props.children].flat().map((block) => {
    if (!isValidElement(block)) return block;
    const kind = typeof block.type === "string" ? block.type : (names.get(block.type) ?? "");
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return cloneElement(block, { key: `${kind}-${count}` });
  });
  return createElement(Fragment, null, blocks);
}
