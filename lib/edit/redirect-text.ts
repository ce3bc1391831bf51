import ts from "typescript";
import { EditError } from "./changes";

/** `redirects.ts` with these old addresses added, each leading straight to where the page is; those that are pages again go. */
export function addRedirects(text: string, moved: ReadonlyMap<string, string>): string {
  const list = listOf(text);
  const published = new Set(moved.values());
  const kept = list.elements.filter((element) => !published.has(textOf(element, "from") ?? ""));
  const known = new Set(kept.map((element) => textOf(element, "from")));
  const lines = [
    ...kept.map((element) => retarget(element, moved)),
    ...[...moved]
      .filter(([from, to]) => from !== to && !known.has(from))
      .map(([from, to]) => `{ from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)} }`),
  ];
  const body = lines.length > 0 ? `\n${lines.map((line) => `  ${line},\n`).join("")}` : "";
  return `${text.slice(0, list.getStart())}[${body}]${text.slice(list.getEnd())}`;
}

/** One entry as it is written, with the comments above it; its target followed when that has moved. */
function retarget(element: ts.Expression, moved: ReadonlyMap<string, string>): string {
  const source = element.getSourceFile().text;
  const comments = (ts.getLeadingCommentRanges(source, element.getFullStart()) ?? []).map(
    ({ pos, end }) => `${source.slice(pos, end)}\n  `,
  );
  const to = textOf(element, "to");
  const [path = "", hash] = (to ?? "").split("#");
  const target = moved.get(path);
  const written = element.getText();
  const next = target === undefined ? written : written.replace(JSON.stringify(to), JSON.stringify(join(target, hash)));
  return comments.join("") + next;
}

const join = (target: string, hash?: string) =>
  hash === undefined || target.includes("#") ? target : `${target}#${hash}`;

function textOf(element: ts.Expression, key: string): string | undefined {
  if (!ts.isObjectLiteralExpression(element)) return undefined;
  for (const node of element.properties) {
    const isKey = ts.isPropertyAssignment(node) && node.name.getText() === key;
    if (isKey && ts.isStringLiteralLike(node.initializer)) return node.initializer.text;
  }
  return undefined;
}

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
