import type { Root } from "mdast";
import type { Processor } from "unified";
import { walk } from "./walk";

/** Filled while a page is read: its Markdown tree, and what the parser threw. */
export type Kept = { tree?: Root; failure?: unknown };

type Parsing = Processor & { parser?: Processor["parser"] };

/**
 * Keeps the original of a parser's error: whoever calls the compiler is told only a part of it.
 * @throws Error when no parser is there yet.
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

/** Keeps a copy of the Markdown tree as the plugins before this one leave it; only headings have their places in the file. */
export function remarkKeepTree(kept: Kept) {
  return (tree: Root): void => {
    const copy = structuredClone(tree);
    walk<{ type: string; position?: unknown; data?: unknown }>(copy, (node) => {
      if (node.type !== "heading") delete node.position;
    });
    kept.tree = copy;
  };
}
