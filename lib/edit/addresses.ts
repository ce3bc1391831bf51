import ts from "typescript";
import { escapeRegExp } from "../escape-regexp";

/** Old addresses and what stands for them. Anchors are kept, but for pages that are `gone` and have none any more. */
export type Moved = { addresses: ReadonlyMap<string, string>; isGone?: boolean };

/** What may follow an address: the end of its string, an anchor, a query. */
const end = String.raw`(?=[#?)>"'\s,}]|$)`;

/** An address as it may be written: as it is, or with its blanks encoded. */
const spellings = (path: string) => [...new Set([path, encodeURI(path)])].map(escapeRegExp).join("|");

function replace(text: string, { addresses, isGone = false }: Moved, before: string): string {
  let result = text;
  for (const [from, to] of addresses) {
    const pattern = new RegExp(`(${before})(?:${spellings(from)})${end}(#[^)>"'\\s]*)?`, "gm");
    const target = /[\s()]/.test(to) ? encodeURI(to) : to;
    result = result.replace(pattern, (_, start: string, hash = "") => `${start}${target}${isGone ? "" : hash}`);
  }
  return result;
}

/** Replaces addresses of links, definitions and `href` attributes in Markdown; code stays as it is. */
export function replaceInMarkdown(text: string, moved: Moved): string {
  return outsideCode(text, (part) => replace(part, moved, String.raw`\]\(\s*<?|^ {0,3}\[[^\]\n]+\]:\s*<?|\bhref=["']`));
}

/** Replaces addresses in a YAML document: values of their own, and links inside of texts. */
export function replaceInYaml(text: string, moved: Moved): string {
  return replace(text, moved, String.raw`\]\(|[:,[{-]\s+["']?|^\s*["']?`);
}

/** Replaces addresses in the strings of a program or of JSON: strings of their own, and links inside of texts. */
export function replaceInCode(file: string, text: string, moved: Moved): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  let result = text;
  const found: ts.Node[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) found.push(node);
    node.forEachChild(collect);
  };
  collect(source);
  for (const node of found.sort((a, b) => b.getStart() - a.getStart())) {
    const raw = node.getText();
    result = result.slice(0, node.getStart()) + replace(raw, moved, "^[\"'`]|\\]\\(") + result.slice(node.getEnd());
  }
  return result;
}

/** Calls `change` with the parts of a Markdown text that are no code: no fence and no code span. */
export function outsideCode(text: string, change: (part: string) => string): string {
  const fences = /^([ \t>]*(?:[-*+]|\d+[.)])?[ \t]*)(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?^[ \t>]*\2[`~]*[ \t]*$|[\s\S]*)/gm;
  const spans = /(?<!`)(`+)(?!`)(?:[^`]|(?!\1(?!`))`+)*?\1(?!`)/g;
  const kept: string[] = [];
  const keep = (code: string) => {
    kept.push(code);
    return `\uE000${kept.length - 1}\uE001`;
  };
  const changed = change(text.replace(fences, keep).replace(spans, keep));
  const restore = (part: string): string =>
    part.replace(/\uE000(\d+)\uE001/g, (_, index: string) => restore(kept[Number(index)] ?? ""));
  return restore(changed);
}
