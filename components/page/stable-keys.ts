import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/**
 * A page's content with a key for each of its blocks: which one of its kind it is. Without keys, a paragraph that an author puts between
 * two blocks would make the browser draw every block below it anew, and forget which tabs and details are open there.
 */
export function withStableKeys(content: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(content) || content.type !== Fragment) return content;
  const counts = new Map<string, number>();
  // Not `Children.map`, which adds to each key the place of the block.
  const blocks = [content.props.children].flat().map((block) => {
    if (!isValidElement(block)) return block;
    const kind = kindOf(block);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return cloneElement(block, { key: `${kind}-${count}` });
  });
  return createElement(Fragment, null, blocks);
}

const kindOf = ({ type }: ReactElement): string => (typeof type === "string" ? type : type.name);
