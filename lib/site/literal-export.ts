import type ts from "typescript";
import { type Literal, type Literals, parseModule, textOfName, typescript } from "./literal-value";

/** What the object that a module exports by default says in so many words; it is not run, and what would have to be is left out. */
export function literalExport(code: string): Literals {
  const { statements, read } = parseModule(code);
  const exported = statements.map(exportedBy).find((expression) => expression !== undefined);
  const value = exported && read(exported);
  return typeof value === "object" && !Array.isArray(value) ? value : {};
}

/** The first list or object with something in it that a module gives a property of this name, wherever that is. */
export function literalProperty(code: string, name: string): Literal | undefined {
  const { statements, read } = parseModule(code);
  const { isPropertyAssignment, forEachChild } = typescript();
  const find = (node: ts.Node): Literal | undefined => {
    const isIt = isPropertyAssignment(node) && textOfName(node.name) === name;
    const value = isIt ? read(node.initializer) : undefined;
    return typeof value === "object" && Object.keys(value).length > 0 ? value : forEachChild(node, find);
  };
  for (const statement of statements) {
    const found = find(statement);
    if (found !== undefined) return found;
  }
  return undefined;
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
