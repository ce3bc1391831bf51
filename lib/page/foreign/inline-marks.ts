import type { Delete, Nodes, Text } from "mdast";
import { element } from "./elements";

/** A sign, and what it may do where it stands. Signs of one kind are partners. */
type Sign = { type: "sign"; value: string; kind: string; opens: boolean; closes: boolean };

/** `==marked==` and `^^inserted^^` of MkDocs and Obsidian, and what editors write in braces. */
const elements = new Map([
  ["==", "mark"],
  ["^^", "ins"],
  ["{==", "mark"],
  ["{++", "ins"],
  ["{--", "del"],
]);
const sign = /\{(==|\+\+|--)(?=\S)|(?<=\S)(==|\+\+|--)\}|(?<!=)==(?!=)|(?<!\^)\^\^(?!\^)/g;

/** Words between two signs, which may have other marks in them, become elements; a sign without a partner stays as it is. */
export function readInlineMarks(parent: Nodes): void {
  if (!("children" in parent)) return;
  if (!parent.children.some((child) => child.type === "text" && child.value.search(sign) >= 0)) return;
  const made: Nodes[] = [];
  /** Where signs are that may have a partner. */
  const opened = new Map<string, number>();
  const pieces = parent.children.flatMap((child: Nodes): (Nodes | Sign)[] =>
    child.type === "text" ? piecesOf(child) : [child],
  );
  for (const piece of pieces) {
    if (piece.type !== "sign") {
      made.push(piece);
      continue;
    }
    const start = piece.closes ? opened.get(piece.kind) : undefined;
    if (start !== undefined && start < made.length - 1) {
      const words = made.splice(start).slice(1);
      made.push(element(elements.get(piece.kind) ?? "span", {}, words, true));
      for (const [kind, at] of opened) if (at >= start) opened.delete(kind);
      continue;
    }
    if (piece.opens) opened.set(piece.kind, made.length);
    made.push({ type: "text", value: piece.value });
  }
  Object.assign(parent, { children: made });
}

const superscript = /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+−-]+)\^(?!\^)/u;

/** `x^2^` and `H~2~O` of MkDocs and Pandoc: what stands directly behind a word without a blank in it. */
export function readScripts(parent: Nodes): void {
  if (!("children" in parent)) return;
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

/** True between single signs; two strike words out. */
function isSubscript({ children: [first, ...others], position }: Delete): boolean {
  if (first?.type !== "text" || others.length > 0 || /\s/.test(first.value)) return false;
  const { start, end } = position ?? {};
  return (end?.offset ?? 0) - (start?.offset ?? 0) === first.value.length + 2;
}

/** A text split at its signs. Those without braces stand at the edge of words, which the text itself may be. */
function piecesOf({ value }: Text): (Text | Sign)[] {
  const pieces: (Text | Sign)[] = [];
  let end = 0;
  for (const { 0: found, 1: opening, 2: closing = opening, index } of value.matchAll(sign)) {
    const [before = "", after = ""] = [value[index - 1], value[index + found.length]];
    const opens = closing ? opening !== undefined : !/\w/.test(before) && !/\s/.test(after);
    const closes = closing ? opening === undefined : !/\s/.test(before) && !/\w/.test(after);
    pieces.push({ type: "text", value: value.slice(end, index) });
    pieces.push({ type: "sign", value: found, kind: closing ? `{${closing}` : found, opens, closes });
    end = index + found.length;
  }
  pieces.push({ type: "text", value: value.slice(end) });
  return pieces.filter((piece) => piece.value !== "");
}
