import type { Root } from "mdast";
import type { Processor } from "unified";
import { walk } from "./walk";

/** Filled while a page is parsed: its Markdown tree, and the parser's error. */
export type Kept = { tree?: Root; failure?: unknown };

type Parsing = Processor & { parser?: Processor["parser"] };

/**
 * Keeps the parser's original error, of which the compiler only passes on a part.
 * @throws Error when no parser is attached yet.
 */
export function remarkKeepFailure(this: Parsing, kept: Kept): void {
  const { parser } = this;
  if (!parser) throw new Error("A parser has to be there before its errors can be kept.");
  this.parser = (document, file) => {
    try {
      return parser(document, file);
    } catch (error) {
      kept.failure = error;
      throw error;
    }
  };
}

/** Keeps a copy of the Markdown tree after the preceding plugins; only headings keep their positions. */
export function remarkKeepTree(kept: Kept) {
  return (tree: Root): void => {
    const copy = structuredClone(tree);
    walk<{ type: string; position?: unknown; data?: unknown }>(copy, (node) => {
      if (node.type !== "heading") delete node.position;
    });
    kept.tree = copy;
  };
}
