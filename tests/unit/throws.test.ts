import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** True if a node contains a `throw` of its own, not one of a nested function. */
function throwsItself(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return !isRethrown(node);
  if (ts.isFunctionLike(node)) return false;
  return ts.forEachChild(node, throwsItself) ?? false;
}

/** Rethrown errors are documented by the function that first threw them. */
const isRethrown = ({ expression }: ts.ThrowStatement) => ts.isIdentifier(expression);

const isExported = (node: ts.FunctionDeclaration) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const files = readdirSync("lib", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => join("lib", name));

const throwing = files.flatMap((file) => {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isFunctionDeclaration)
    .filter((node) => isExported(node) && node.body && throwsItself(node.body))
    .map((node) => ({ name: `${file}: ${node.name?.text}`, tags: ts.getJSDocTags(node) }));
});

test("every exported function in lib that throws has a @throws tag", () => {
  const silent = throwing.filter(({ tags }) => !tags.some(({ tagName }) => tagName.text === "throws"));
  expect(throwing.length).toBeGreaterThan(10);
  expect(silent.map(({ name }) => name)).toEqual([]);
});
