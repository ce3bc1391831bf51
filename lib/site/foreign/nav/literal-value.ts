import { createRequire } from "node:module";
import { join } from "node:path";
import type ts from "typescript";
import { projectRoot } from "../../environment";

/** A string, a boolean, or an array or object of literals. */
export type Literal = string | boolean | Literal[] | Literals;
export type Literals = { [key: string]: Literal };

/** Maximum nesting depth of expressions. */
const deepest = 30;
/** Maximum number of expressions read per module. Each use of a name counts again, since a few names can expand exponentially. */
const most = 100_000;

/**
 * The TypeScript compiler, loaded for the first module of a tree and kept for the life of the process. It is large, and native pages never
 * need it.
 */
let compiler: typeof ts | undefined;

/** Loads the TypeScript compiler on first use. */
export function typescript(): typeof ts {
  const loaded: typeof ts = compiler ?? createRequire(join(projectRoot(), "package.json"))("typescript");
  compiler = loaded;
  return loaded;
}

/** Parses a module into its statements and a function that reads the literal value of an expression, resolving top-level names. */
export function parseModule(code: string) {
  const statements = statementsOf(code);
  const values = new Map(statements.flatMap(namedIn));
  const known = { values, left: most };
  return { statements, read: (node: ts.Node) => readValue(node, known) };
}

/** Empty for a module nested so deeply that the parser overflows the stack. */
function statementsOf(code: string): readonly ts.Statement[] {
  const { createSourceFile, ScriptTarget, ScriptKind } = typescript();
  try {
    return createSourceFile("module.tsx", code, ScriptTarget.Latest, false, ScriptKind.TSX).statements;
  } catch (cause) {
    if (cause instanceof RangeError) return [];
    throw cause;
  }
}

/** Names and nodes of the top-level variables and functions that a statement declares. */
function namedIn(statement: ts.Statement): (readonly [string, ts.Node])[] {
  const { isVariableStatement, isFunctionDeclaration, isIdentifier } = typescript();
  if (isFunctionDeclaration(statement)) return statement.name ? [[statement.name.text, statement]] : [];
  if (!isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    isIdentifier(name) && initializer ? [[name.text, initializer] as const] : [],
  );
}

/** Top-level names of a module, and how many more expressions may be read. */
type Known = { values: ReadonlyMap<string, ts.Node>; left: number };

type Read = (node: ts.Node | undefined) => Literal | undefined;

function readValue(node: ts.Node, known: Known, depth = 0): Literal | undefined {
  const t = typescript();
  const { values } = known;
  if (depth > deepest || known.left-- <= 0) return undefined;
  const read: Read = (inner) => inner && readValue(inner, known, depth + 1);
  if (t.isStringLiteralLike(node)) return node.text;
  if (node.kind === t.SyntaxKind.TrueKeyword || node.kind === t.SyntaxKind.FalseKeyword)
    return node.kind === t.SyntaxKind.TrueKeyword;
  if (t.isParenthesizedExpression(node) || t.isAsExpression(node) || t.isSatisfiesExpression(node))
    return read(node.expression);
  if (t.isArrayLiteralExpression(node)) return node.elements.flatMap((element) => readElement(element, read));
  if (t.isObjectLiteralExpression(node)) return readObject(node, read);
  if (t.isIdentifier(node)) return read(values.get(node.text));
  if (t.isCallExpression(node) && t.isIdentifier(node.expression))
    return read(returnedBy(values.get(node.expression.text)));
  return undefined;
}

function readElement(element: ts.Expression, read: Read): Literal[] {
  const isSpread = typescript().isSpreadElement(element);
  const value = read(isSpread ? element.expression : element);
  if (isSpread) return Array.isArray(value) ? value : [];
  return value === undefined ? [] : [value];
}

function readObject(object: ts.ObjectLiteralExpression, read: Read): Literals {
  const { isPropertyAssignment, isShorthandPropertyAssignment, isSpreadAssignment } = typescript();
  const entries = object.properties.flatMap((property): [string, Literal][] => {
    if (isSpreadAssignment(property)) {
      const value = read(property.expression);
      return typeof value === "object" && !Array.isArray(value) ? Object.entries(value) : [];
    }
    if (!isPropertyAssignment(property) && !isShorthandPropertyAssignment(property)) return [];
    const name = textOfName(property.name);
    const value = read(isPropertyAssignment(property) ? property.initializer : property.name);
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** The name of a property; undefined for a computed one. */
export function textOfName(name: ts.PropertyName): string | undefined {
  const { isIdentifier, isStringLiteralLike, isNumericLiteral } = typescript();
  return isIdentifier(name) || isStringLiteralLike(name) || isNumericLiteral(name) ? name.text : undefined;
}

/** The expression that a function returns, if its body is just that. */
function returnedBy(node: ts.Node | undefined): ts.Node | undefined {
  const { isArrowFunction, isFunctionDeclaration, isBlock, isReturnStatement } = typescript();
  if (!node || !(isArrowFunction(node) || isFunctionDeclaration(node)) || !node.body) return undefined;
  if (!isBlock(node.body)) return node.body;
  const [only] = node.body.statements;
  return only && isReturnStatement(only) ? only.expression : undefined;
}
