import type ts from "typescript";
import type { Path, YamlDocument } from "../../input/yaml-document";
import { oncePer } from "../../memoize";
import { textOfName, typescript } from "../../site/foreign/nav/literal-value";
import { placeIn } from "./string-places";

type Module = {
  /** Path shown in messages. */
  file: string;
  text: string;
  /** What it exports once it has run. */
  value: unknown;
};

/** A module as a document for schema validation, with positions of its literals as far as its exports consist of literals. */
export function moduleDocument({ file, text, value }: Module): YamlDocument {
  let parsed: ts.SourceFile | undefined;
  const placeOf = (path: Path, ofKey = false) => {
    parsed ??= typescript().createSourceFile(file, text, typescript().ScriptTarget.Latest);
    return placeIn(parsed, nodeAt(parsed, path, ofKey));
  };
  return { file, text, value, issues: [], placeOf: (path) => placeOf(path), placeOfKey: (path) => placeOf(path, true) };
}

/** The node of a value or of its key; if it is not a literal, the nearest enclosing node. */
function nodeAt(source: ts.SourceFile, path: Path, ofKey: boolean): ts.Node {
  const { key, value } = entriesAt(source, path).at(-1) ?? { key: source, value: source };
  return ofKey ? key : value;
}

/** The nodes on the way to a value, outermost first; fewer than the path has steps if one of them is not a literal. */
export function entriesAt(source: ts.SourceFile, path: Path): Entry[] {
  const found: Entry[] = [];
  for (const step of path) {
    const next = entryOf(found.at(-1)?.value ?? source, step);
    if (!next) break;
    found.push({ key: next.key, value: plain(next.value) });
  }
  return found;
}

/** Whether the indexes of a list's elements differ from those of its values; asked once for each mistake in it. */
const hasSpread = oncePer((list: ts.ArrayLiteralExpression) => list.elements.some(typescript().isSpreadElement));

type Entry = { key: ts.Node; value: ts.Node };

/** The entry of a module, object, or list for a name or an index. */
function entryOf(node: ts.Node, step: PropertyKey): Entry | undefined {
  const t = typescript();
  if (t.isArrayLiteralExpression(node)) {
    const element = hasSpread(node) || typeof step !== "number" ? undefined : node.elements[step];
    return element && { key: element, value: element };
  }
  if (!t.isSourceFile(node) && !t.isObjectLiteralExpression(node)) return undefined;
  const named: readonly ts.Node[] = t.isSourceFile(node)
    ? node.statements.filter(t.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations)
    : node.properties;
  const found = named.findLast((one) => nameOf(one) === step);
  if (!found) return undefined;
  const isGiven = t.isVariableDeclaration(found) || t.isPropertyAssignment(found);
  return { key: found, value: (isGiven && found.initializer) || found };
}

function nameOf(node: ts.Node): string | undefined {
  const t = typescript();
  if (t.isVariableDeclaration(node)) return t.isIdentifier(node.name) ? node.name.text : undefined;
  const isProperty = t.isPropertyAssignment(node) || t.isShorthandPropertyAssignment(node);
  return isProperty ? textOfName(node.name) : undefined;
}

/** An expression without type syntax. */
function plain(node: ts.Node): ts.Node {
  const t = typescript();
  const isWrapped = t.isSatisfiesExpression(node) || t.isAsExpression(node) || t.isParenthesizedExpression(node);
  return isWrapped ? plain(node.expression) : node;
}
