import ts from "typescript";
import { textProperty } from "./edit-sidebars";
import { EditError } from "./file-changes";
import type { AddressChanges } from "./replace-addresses";

/**
 * Adds redirects from moved addresses to the text of `redirects.ts`, retargets existing ones so that none is chained, and removes those
 * whose source is a page again. Addresses of `drafts`, which readers have never seen, get none.
 * @throws EditError when the text has no list.
 */
export function addRedirects(text: string, moved: AddressChanges, drafts: ReadonlySet<string> = new Set()): string {
  const list = listOf(text);
  const added = publishedIn(moved, drafts);
  const published = new Set(added.map(([, to]) => to));
  const kept = list.elements.filter((element) => !published.has(textOf(element, "from") ?? ""));
  const known = new Set(kept.map((element) => textOf(element, "from")));
  const lines = [
    ...kept.flatMap((element) => [...commentsAbove(text, element.getFullStart()), entryOf(element, list, moved)]),
    ...commentsAbove(text, list.elements.end),
    ...added
      .filter(([from]) => !known.has(from))
      .map(([from, to]) => `{ from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)} },`),
  ];
  const body = lines.length > 0 ? `\n${lines.map((line) => `  ${line}\n`).join("")}` : "";
  return `${text.slice(0, list.getStart())}[${body}]${text.slice(list.getEnd())}`;
}

/**
 * Old addresses whose redirects `addRedirects` removes although they led to another page than the one that moves there. Links to them
 * reach that page from now on.
 */
export function replacedRedirects(text: string, moved: AddressChanges, drafts: ReadonlySet<string>): string[] {
  const comers = new Map(publishedIn(moved, drafts).map(([from, to]) => [to, from]));
  return listOf(text).elements.flatMap((element) => {
    const from = textOf(element, "from") ?? "";
    const comer = comers.get(from);
    return comer === undefined || targetOf(element).path === comer ? [] : [from];
  });
}

const publishedIn = ({ addresses }: AddressChanges, drafts: ReadonlySet<string>) =>
  [...addresses].filter(([from]) => !drafts.has(from));

/** How the redirect from an address is written; undefined if there is none. */
export function redirectOf(text: string, from: string): string | undefined {
  if (!text.includes(JSON.stringify(from))) return undefined;
  return listOf(text)
    .elements.find((element) => textOf(element, "from") === from)
    ?.getText();
}

/** Comments on lines of their own that precede the node at a position. */
const commentsAbove = (text: string, at: number): string[] => textsOf(text, ts.getLeadingCommentRanges(text, at));

const textsOf = (text: string, ranges: readonly ts.CommentRange[] = []): string[] =>
  ranges.map(({ pos, end }) => text.slice(pos, end));

/** The source text of an entry with the comments on its line; its target is updated if it has moved. */
function entryOf(element: ts.Expression, { elements }: ts.ArrayLiteralExpression, moved: AddressChanges): string {
  const { text } = element.getSourceFile();
  // A comment may precede or follow the comma, after which the next entry or, for a trailing comma, the end of the list begins.
  const ends = new Set([element.getEnd(), elements[elements.indexOf(element) + 1]?.getFullStart() ?? elements.end]);
  const comments = [...ends].flatMap((end) => textsOf(text, ts.getTrailingCommentRanges(text, end)));
  return [`${retarget(element, moved)},`, ...comments].join(" ");
}

function retarget(element: ts.Expression, { addresses, isRemoved }: AddressChanges): string {
  const { to, path, hash } = targetOf(element);
  const target = addresses.get(path);
  const written = element.getText();
  if (target === undefined) return written;
  const next = isRemoved || hash === undefined ? target : `${target}#${hash}`;
  return written.replace(JSON.stringify(to), () => JSON.stringify(next));
}

function targetOf(element: ts.Expression) {
  const to = textOf(element, "to");
  const [path = "", hash] = (to ?? "").split("#");
  return { to, path, hash };
}

const textOf = (element: ts.Expression, key: string) => textProperty(element, key)?.text;

function listOf(text: string): ts.ArrayLiteralExpression {
  let list: ts.ArrayLiteralExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (!list && ts.isArrayLiteralExpression(node)) list = node;
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile("redirects.ts", text, ts.ScriptTarget.Latest, true));
  if (list) return list;
  throw new EditError("redirects.ts has no list of redirects.");
}
