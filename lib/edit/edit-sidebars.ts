import ts from "typescript";
import { suggest } from "../issues";
import { EditError } from "./file-changes";

/** An entry of a list of pages in `sidebars.ts`. */
type Entry = { node: ts.Node; list: ts.ArrayLiteralExpression; href: string };

const parse = (text: string) => ts.createSourceFile("sidebars.ts", text, ts.ScriptTarget.Latest, true);

/** Entries of all lists: `link("Label", "/path")` and categories with an address of their own. */
function entriesOf(source: ts.SourceFile): Entry[] {
  const entries: Entry[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) {
      for (const element of node.elements) {
        const href = hrefOf(element);
        if (href !== undefined) entries.push({ node: element, list: node, href });
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return entries;
}

function hrefOf(element: ts.Expression): string | undefined {
  if (ts.isCallExpression(element)) {
    const [, href] = element.arguments;
    return href && ts.isStringLiteralLike(href) ? href.text : undefined;
  }
  return textProperty(element, "href")?.text;
}

/** A string property of an object literal: its node and value; undefined if there is none. */
export function textProperty(element: ts.Node, key: string): { node: ts.Node; text: string } | undefined {
  for (const node of ts.isObjectLiteralExpression(element) ? element.properties : []) {
    const isKey = ts.isPropertyAssignment(node) && node.name.getText() === key;
    if (isKey && ts.isStringLiteralLike(node.initializer)) return { node, text: node.initializer.text };
  }
  return undefined;
}

/** Removes a range from the text of a list, with the comma after it, and its line if nothing else is on it. */
export function cut(text: string, from: number, to: number): string {
  const rest = text.slice(to).replace(/^,?[^\S\n]*/, "");
  const before = text.slice(0, from);
  const ownLine = /\n[^\S\n]*$/.test(before) && rest.startsWith("\n");
  return ownLine
    ? before.replace(/\n[^\S\n]*$/, "") + rest
    : before.replace(/,\s*$/, rest.startsWith("]") ? "" : ", ") + rest;
}

/**
 * Adds an entry to the text of `sidebars.ts`, after that of the page `after`, or else at the end of `standalonePages`.
 * @throws EditError when no sidebar lists `after`, or there is no list `standalonePages`.
 */
export function addEntry(text: string, entry: { label: string; href: string }, after?: string): string {
  const source = parse(text);
  const written = `link(${JSON.stringify(entry.label)}, ${JSON.stringify(entry.href)})`;
  if (after === undefined) {
    const list = listNamed(source, "standalonePages");
    const last = list.elements.at(-1);
    const at = last ? last.getEnd() : list.getStart() + 1;
    return `${text.slice(0, at)}${last ? "," : ""}\n  ${written}${text.slice(at)}`;
  }
  const entries = entriesOf(source);
  const neighbor = entries.find(({ href }) => href === after);
  if (!neighbor) {
    const known = entries.map(({ href }) => href);
    const hint = suggest(after, known, "Name the page after which the new one should appear.");
    throw new EditError(`sidebars.ts does not list "${after}". ${hint}`);
  }
  const at = neighbor.node.getEnd();
  const { character } = source.getLineAndCharacterOfPosition(neighbor.node.getStart());
  const isInLine = !/^\s*$/.test(text.slice(neighbor.node.getStart() - character, neighbor.node.getStart()));
  return `${text.slice(0, at)},${isInLine ? " " : `\n${" ".repeat(character)}`}${written}${text.slice(at)}`;
}

function listNamed(source: ts.SourceFile, name: string): ts.ArrayLiteralExpression {
  let found: ts.ArrayLiteralExpression | undefined;
  source.forEachChild((node) => {
    if (!ts.isVariableStatement(node)) return;
    for (const { name: given, initializer } of node.declarationList.declarations) {
      if (given.getText() === name && initializer && ts.isArrayLiteralExpression(initializer)) found = initializer;
    }
  });
  if (!found) throw new EditError(`sidebars.ts has no list "${name}".`);
  return found;
}

/** Removes a page from the text of `sidebars.ts`, and categories that are empty without it. */
export function removeEntries(text: string, path: string): string {
  const entry = entriesOf(parse(text)).find(({ href }) => href === path);
  if (!entry) return text;
  const { node, list } = entry;
  if (ts.isObjectLiteralExpression(node)) {
    const own = textProperty(node, "href")?.node;
    if (!own) return text;
    return removeEntries(cut(text, own.getStart(), own.getEnd()), path);
  }
  const gone = removableParent(node, list);
  return removeEntries(cut(text, gone.getStart(), gone.getEnd()), path);
}

/** The node to remove with an entry: the outermost category that would be empty without it, or the entry itself. */
function removableParent(
  node: ts.Node,
  { elements, parent: { parent: category } }: ts.ArrayLiteralExpression,
): ts.Node {
  const isOnly = elements.length === 1 && ts.isObjectLiteralExpression(category) && !textProperty(category, "href");
  return isOnly && ts.isArrayLiteralExpression(category.parent) ? removableParent(category, category.parent) : node;
}

/** The key of the sidebar that starts with this page. */
export function sidebarStartingAt(text: string, path: string): string | undefined {
  let found: string | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && !ts.isArrayLiteralExpression(node.parent.parent)) {
      if (textProperty(node.initializer, "href")?.text === path) found = node.name.getText();
    }
    node.forEachChild(visit);
  };
  visit(parse(text));
  return found;
}
