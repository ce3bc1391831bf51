import type { Delete, Nodes, Text } from "mdast";
import { textOf } from "../../blocks";
import { joinTexts } from "../../walk";
import { element } from "../html/elements";

/** A delimiter, and whether it may open or close an element. Delimiters of one kind match. */
type Delimiter = { type: "delimiter"; value: string; kind: string; opens: boolean; closes: boolean };

/** Elements by delimiter: `==marked==` and `^^inserted^^` of MkDocs and Obsidian, and the braces of CriticMarkup. */
const elements = new Map([
  ["==", "mark"],
  ["^^", "ins"],
  ["{==", "mark"],
  ["{++", "ins"],
  ["{--", "del"],
]);
const delimiter = /\{(==|\+\+|--)(?=\S)|(?<=\S)(==|\+\+|--)\}|(?<!=)==(?!=)|(?<!\^)\^\^(?!\^)/g;

/** Converts text between matching delimiters to elements, which may nest. A delimiter without a match stays as it is. */
export function readInlineMarks(parent: Nodes): void {
  if (!("children" in parent) || isAddress(parent)) return;
  if (!parent.children.some((child) => child.type === "text" && child.value.search(delimiter) >= 0)) return;
  const made: Nodes[] = [];
  let isChanged = false;
  /** Indexes of the open delimiters by kind. */
  const opened = new Map<string, number>();
  const pieces = parent.children.flatMap((child: Nodes): (Nodes | Delimiter)[] =>
    child.type === "text" ? piecesOf(child) : [child],
  );
  for (const piece of pieces) {
    if (piece.type !== "delimiter") {
      made.push(piece);
      continue;
    }
    const start = piece.closes ? opened.get(piece.kind) : undefined;
    if (start !== undefined && start < made.length - 1) {
      const words = joinTexts(made.splice(start).slice(1));
      made.push(element(elements.get(piece.kind) ?? "span", {}, words, true));
      for (const [kind, at] of opened) if (at >= start) opened.delete(kind);
      isChanged = true;
      continue;
    }
    if (piece.opens) opened.set(piece.kind, made.length);
    made.push({ type: "text", value: piece.value });
  }
  if (isChanged) Object.assign(parent, { children: joinTexts(made) });
}

/** Whether a node is a link whose text is an address, which may have any of these characters. */
const isAddress = (node: Nodes) => node.type === "link" && /^(?:https?:\/\/|www\.)/.test(textOf(node));

const superscript = /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+−-]+)\^(?![\p{L}\p{N}^])/u;

/** Converts `x^2^` and `H~2~O` of MkDocs and Pandoc, which stand directly after a word and have no spaces. */
export function readScripts(parent: Nodes): void {
  if (!("children" in parent) || isAddress(parent)) return;
  const made = parent.children.flatMap((child: Nodes, index): Nodes[] => {
    const before = parent.children[index - 1];
    if (
      child.type === "delete" &&
      isSubscript(child) &&
      before?.type === "text" &&
      /[\p{L}\p{N})]$/u.test(before.value)
    )
      return [element("sub", {}, child.children, true)];
    if (child.type !== "text" || !superscript.test(child.value)) return [child];
    return child.value.split(superscript).map((value, place) => {
      const text: Text = { type: "text", value };
      return place % 2 === 0 ? text : element("sup", {}, [text], true);
    });
  });
  if (made.some((child, index) => child !== parent.children[index])) Object.assign(parent, { children: made });
}

/** Whether text is between single tildes; double ones strike it through. */
function isSubscript({ children: [first, ...others], position }: Delete): boolean {
  if (first?.type !== "text" || others.length > 0 || /\s/.test(first.value)) return false;
  const { start, end } = position ?? {};
  return (end?.offset ?? 0) - (start?.offset ?? 0) === first.value.length + 2;
}

/** Splits a text at its delimiters. Those without braces stand at the edge of words. */
function piecesOf({ value }: Text): (Text | Delimiter)[] {
  const pieces: (Text | Delimiter)[] = [];
  let end = 0;
  for (const { 0: found, 1: opening, 2: closing = opening, index } of value.matchAll(delimiter)) {
    const [before = "", after = ""] = [value[index - 1], value[index + found.length]];
    const opens = closing ? opening !== undefined : !/\w/.test(before) && !/\s/.test(after);
    const closes = closing ? opening === undefined : !/\s/.test(before) && !/\w/.test(after);
    pieces.push({ type: "text", value: value.slice(end, index) });
    pieces.push({ type: "delimiter", value: found, kind: closing ? `{${closing}` : found, opens, closes });
    end = index + found.length;
  }
  pieces.push({ type: "text", value: value.slice(end) });
  return pieces.filter((piece) => piece.value !== "");
}
