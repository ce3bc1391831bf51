import type ts from "typescript";
import { type Literal, type Literals, parseModule, textOfName, typescript } from "./literal-value";

/** Words of which every module with a default export has one. */
const wordsOfExport = /\b(?:default|exports|export\s*=)/;

/** Statically reads the object that a module exports by default. Nothing is executed; values that would need execution are omitted. */
export function literalExport(code: string): Literals {
  // This project's own `sidebars.ts`, which stands beside trees in it, is not worth loading the compiler.
  if (!wordsOfExport.test(code)) return {};
  const { statements, read } = parseModule(code);
  const exported = statements.map(exportedBy).find((expression) => expression !== undefined);
  const value = exported && read(exported);
  return typeof value === "object" && !Array.isArray(value) ? value : {};
}

/** The outermost non-empty array or object that a module assigns to the property `name`. */
export const literalProperty = (code: string, name: string): Literal | undefined =>
  literalsNamed(code, name).find((value) => typeof value === "object" && Object.keys(value).length > 0);

/** The outermost non-blank string that a module assigns to the property `name`. */
export const literalText = (code: string, name: string): string | undefined =>
  literalsNamed(code, name)
    .find((value) => typeof value === "string" && value.trim() !== "")
    ?.toString();

/** The values that a module assigns to properties called `name`, outermost first. */
function literalsNamed(code: string, name: string): Literal[] {
  const { statements, read } = parseModule(code);
  const { isPropertyAssignment, isShorthandPropertyAssignment, forEachChild } = typescript();
  const found: Literal[] = [];
  let nodes: ts.Node[] = [...statements];
  while (nodes.length > 0) {
    const inner: ts.Node[] = [];
    for (const node of nodes) {
      const isProperty = isPropertyAssignment(node) || isShorthandPropertyAssignment(node);
      const isIt = isProperty && textOfName(node.name) === name;
      const value = isIt ? read(isPropertyAssignment(node) ? node.initializer : node.name) : undefined;
      if (value !== undefined) found.push(value);
      forEachChild(node, (child) => void inner.push(child));
    }
    nodes = inner;
  }
  return found;
}

/** `export default a`, `module.exports = a` → `a`. */
function exportedBy(statement: ts.Statement): ts.Expression | undefined {
  const t = typescript();
  if (t.isExportAssignment(statement)) return statement.expression;
  const assignment = t.isExpressionStatement(statement) ? statement.expression : undefined;
  if (!assignment || !t.isBinaryExpression(assignment) || !t.isPropertyAccessExpression(assignment.left))
    return undefined;
  const { expression, name } = assignment.left;
  const isModule = t.isIdentifier(expression) && expression.text === "module" && name.text === "exports";
  return isModule ? assignment.right : undefined;
}
