import type { Nodes, PhrasingContent } from "mdast";

const inline: ReadonlySet<string> = new Set(
  `text emphasis strong delete inlineCode break link image linkReference imageReference footnoteReference
  mdxTextExpression mdxJsxTextElement html`.split(/\s+/),
);

/** Whether a node is inline content. */
export function isPhrasing(node: Nodes): node is PhrasingContent {
  return inline.has(node.type);
}
