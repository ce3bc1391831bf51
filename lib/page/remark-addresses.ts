/// <reference types="remark-parse" />
import type { Nodes } from "mdast";
import type { Data, Processor } from "unified";
import { walk } from "./walk";

type Syntax = NonNullable<Data["micromarkExtensions"]>[number];
type TreeMaker = Exclude<NonNullable<Data["fromMarkdownExtensions"]>[number], readonly unknown[]>;

/**
 * Makes `remark-gfm` find bare addresses faster, with the same result: it takes two fifths of the time that parsing takes.
 * It tries every word as the start of an e-mail address, then searches the finished tree for addresses once more. Here
 * e-mail addresses are left to the search, and the search to trees that may hold an address at all.
 */
export function remarkAddresses(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = data.micromarkExtensions?.map(withoutEmail);
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.flat().map(searchWhenNeeded);
}

function withoutEmail(extension: Syntax): Syntax {
  if (!extension.text) return extension;
  const text = Object.entries(extension.text).map(([code, constructs]) => {
    return [code, [constructs ?? []].flat().filter(({ name }) => name !== "emailAutolink")] as const;
  });
  return { ...extension, text: Object.fromEntries(text.filter(([, constructs]) => constructs.length > 0)) };
}

function searchWhenNeeded(extension: TreeMaker): TreeMaker {
  const transforms = extension.transforms?.map((transform): typeof transform =>
    transform.name === "transformGfmAutolinkLiterals"
      ? (tree) => (mayHoldAddress(tree) ? transform(tree) : undefined)
      : transform,
  );
  return transforms ? { ...extension, transforms } : extension;
}

function mayHoldAddress(tree: Nodes): boolean {
  let found = false;
  walk(tree, (node) => {
    if (node.type === "text") found ||= /@|www\.|https?:\/\//i.test(node.value);
    return !found && node.type !== "link" && node.type !== "linkReference";
  });
  return found;
}
