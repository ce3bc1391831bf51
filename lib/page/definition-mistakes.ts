import type { Nodes, Root } from "mdast";
import type { Finding } from "../types";
import { walk, warningAt } from "./walk";

/** A footnote or link definition: `[^name]: …`, `[name]: /address`. */
type Defined = Extract<Nodes, { type: "footnoteDefinition" | "definition" }>;

const isDefined = (node: Nodes): node is Defined => node.type === "footnoteDefinition" || node.type === "definition";
const isUse = (node: Nodes) =>
  node.type === "footnoteReference" || node.type === "linkReference" || node.type === "imageReference";
const isFootnote = ({ type }: Nodes) => type.startsWith("footnote");
const keyOf = (node: Nodes & { identifier: string }) => `${isFootnote(node) ? "^" : ""}${node.identifier}`;

/**
 * Reports footnote and link definitions that are defined twice, where only the first counts, or never used. An undefined reference may have
 * meant one of the unused ones; then only the reference is reported, elsewhere.
 */
export function definitionMistakes(tree: Root, source: string): Finding[] {
  const defined: Defined[] = [];
  const used = new Set<string>();
  walk<Nodes>(tree, (node) => {
    if (isDefined(node)) defined.push(node);
    else if (isUse(node)) used.add(keyOf(node));
  });
  const isLost = (node: Defined) =>
    [...source.matchAll(isFootnote(node) ? /\[\^([^\]\s]+)\](?!:)/g : /\]\[([^\]\n]+)\]/g)].some(
      ([, name = ""]) => !used.has(`${isFootnote(node) ? "^" : ""}${name.toLowerCase()}`),
    );
  const first = new Set<string>();
  return defined.flatMap((node) => {
    const key = keyOf(node);
    const isTwice = first.has(key);
    first.add(key);
    if (isTwice) return [tell(node, "is defined twice: the first one is shown", "Give it another name, or remove it.")];
    return used.has(key) || isLost(node) ? [] : [tell(node, "is never used", hintOf(node))];
  });
}

const hintOf = (node: Defined) =>
  isFootnote(node)
    ? `Write [^${node.label}] after the word it belongs to, or remove it.`
    : `Write [text][${node.label}] where it belongs, or remove it.`;

const tell = (node: Defined, what: string, hint: string): Finding =>
  warningAt(node, `The ${isFootnote(node) ? `footnote "[^` : `address of "[`}${node.label}]" ${what}.`, hint);
