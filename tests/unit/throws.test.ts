import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** True when a part of a function throws by itself, not in a function that stands in it. */
function throwsItself(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return !isRethrown(node);
  if (ts.isFunctionLike(node)) return false;
  return ts.forEachChild(node, throwsItself) ?? false;
}

/** What was caught and is passed on is told by who threw it. */
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

test("a function that throws says what and when", () => {
  const silent = throwing.filter(({ tags }) => !tags.some(({ tagName }) => tagName.text === "throws"));
  expect(throwing.length).toBeGreaterThan(10);
  expect(silent.map(({ name }) => name)).toEqual([]);
});
