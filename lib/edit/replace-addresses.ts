import ts from "typescript";
import { escapeRegExp } from "../escape-regexp";
import { codeSpan } from "../page/code-span";
import { site } from "../site";
import { applyBrand } from "../site/brand";

/** New addresses by old address. Anchors of links are kept, unless the pages were removed (`isRemoved`) and their anchors with them. */
export type AddressChanges = { addresses: ReadonlyMap<string, string>; isRemoved?: boolean };

/** What may follow an address: the end of its string or list, an anchor, or a query. */
const end = "(?=[#?)>\"'`\\s,}]|\\](?!\\()|$)";
/** An anchor after an address, up to the end of the string or list. */
const anchor = "(#[^)>\"'`$\\s,}\\]]*)?";

/** Pattern for the spellings of an address: as is, or percent-encoded. */
const spellings = (path: string) => [...new Set([path, encodeURI(path)])].map(escapeRegExp).join("|");

/** The host of the site as content and code write it. */
const ownHost = escapeRegExp(applyBrand(site.url, site.brand, site.authored ?? site.brand));

function replace(text: string, { addresses, isRemoved = false }: AddressChanges, before: string): string {
  let result = text;
  for (const [from, to] of addresses) {
    const pattern = new RegExp(`(${before}|${ownHost})(${spellings(from)})${end}${anchor}`, "gm");
    // Spaces and parentheses are encoded, as links need, unless the old address had literal spaces, as names of pages do.
    const targetFor = (written: string) => (/[\s()]/.test(to) && !/\s/.test(written) ? encodeURI(to) : to);
    result = result.replace(
      pattern,
      (_, start: string, written: string, hash = "") => `${start}${targetFor(written)}${isRemoved ? "" : hash}`,
    );
  }
  return result;
}

/** Replaces the names of moved files, old by new, wherever a text has them. */
export function replaceFileNames(text: string, renamed: ReadonlyMap<string, string>): string {
  let result = text;
  for (const [from, to] of renamed)
    result = result.replace(new RegExp(`(?<![\\w/.-])${escapeRegExp(from)}(?![\\w/-]|\\.\\w)`, "g"), () => to);
  return result;
}

/** Replaces addresses in links, definitions, and `href` attributes of Markdown; code is unchanged. */
export function replaceInMarkdown(text: string, moved: AddressChanges): string {
  return outsideCode(text, (part) =>
    replace(part, moved, String.raw`\]\(\s*<?|^[ \t>]*\[[^\]\n]+\]:\s*<?|\bhref=["']`),
  );
}

/** Replaces addresses in a YAML document: whole values, and links within text. A `path` is skipped, since it is one of the API. */
export function replaceInYaml(text: string, moved: AddressChanges): string {
  return replace(text, moved, String.raw`\]\(|(?<!\bpath):\s+["']?|[,{-]\s+["']?|\[\s*["']?|^\s*["']?`);
}

/** Replaces addresses in the second column of a tab-separated table, where several are separated by spaces. */
export function replaceInTable(text: string, moved: AddressChanges): string {
  const replaceInCell = (cell: string, column: number) =>
    column === 1 ? replace(cell, moved, String.raw`^|\s`) : cell;
  const replaceInRow = (row: string) => row.split("\t").map(replaceInCell).join("\t");
  return text.split("\n").map(replaceInRow).join("\n");
}

/** One-based lines of a table whose addresses `replaceInTable` would replace. */
export function linesOfRows(text: string, moved: AddressChanges): number[] {
  const replaced = replaceInTable(text, moved).split("\n");
  return text.split("\n").flatMap((row, index) => (row === replaced[index] ? [] : [index + 1]));
}

/**
 * Replaces addresses in the strings of source code or JSON: whole strings, and links within text. If pages were removed, property names
 * stay, since data about a removed page does not apply to its successor (see `linesOfKeys`).
 */
export function replaceInCode(file: string, text: string, moved: AddressChanges): string {
  const found = stringsIn(file, text).filter((node) => !(moved.isRemoved && isKey(node)));
  let result = text;
  for (const node of found.sort((a, b) => b.getStart() - a.getStart())) {
    result = result.slice(0, node.getStart()) + replaceInString(node, moved) + result.slice(node.getEnd());
  }
  return result;
}

/** Replaces addresses in a string literal. The start page of an edition is written without the leading slash. */
function replaceInString(node: StringNode, moved: AddressChanges): string {
  const raw = node.getText();
  if (!(ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === "mainDocId"))
    return replace(raw, moved, "^[\"'`]|\\]\\(");
  const to = moved.addresses.get(`/${node.text}`);
  return to === undefined ? raw : JSON.stringify(to.replace(/^\/|#.*/g, ""));
}

/** One-based lines of source code or JSON on which one of the addresses is a property name. */
export function linesOfKeys(file: string, text: string, { addresses }: AddressChanges): number[] {
  return stringsIn(file, text)
    .filter((node) => isKey(node) && addresses.has(node.text.split("#", 1)[0] ?? ""))
    .map((node) => node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1);
}

const isKey = (node: ts.Node) => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** A string literal, or a part of a template literal between its expressions. */
type StringNode = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

const isString = (node: ts.Node): node is StringNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** All string nodes of source code or JSON, including property names and parts of template literals. */
export function stringsIn(file: string, text: string): StringNode[] {
  const found: StringNode[] = [];
  const collect = (node: ts.Node): void => {
    if (isString(node)) found.push(node);
    node.forEachChild(collect);
  };
  collect(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Applies `change` to a Markdown text in which fences and code spans are replaced by placeholders, then restores them. */
export function outsideCode(text: string, change: (part: string) => string): string {
  // A line with more backticks after the opening ones is a code span, not a fence.
  const fences =
    /^([ \t>]*(?:[-*+]|\d+[.)])?[ \t]*)(`{3,}(?![^\n]*`)|~{3,})[^\n]*\n(?:[\s\S]*?^[ \t>]*\2[`~]*[ \t]*$|[\s\S]*)/gm;
  const spans = new RegExp(codeSpan, "g");
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
