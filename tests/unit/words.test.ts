import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/** Without the owner's components, which show an English product, and those for authors, which are in English. */
const files = ["app", "components"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .filter(
    (file) => file.endsWith(".tsx") && !/\.test\.tsx$|^components\/(product|authoring)\/|\.product\.tsx$/.test(file),
  );

const spoken = ["aria-label", "aria-description", "aria-roledescription", "alt", "placeholder", "title"];
const isWord = (text: string) => /\p{L}{2}/u.test(text);

const wordsOf = (code: string) => wordsIn(ts.createSourceFile("a.tsx", code, ts.ScriptTarget.Latest, true));

/** Words that are literals of an element: its text, and its attributes for assistive technology and placeholders. */
function wordsIn(node: ts.Node, parent?: ts.JsxElement): string[] {
  if (ts.isJsxText(node)) return isWord(node.text) && node.text !== logo && !isKey(parent) ? [node.text.trim()] : [];
  if (ts.isJsxAttribute(node) && spoken.includes(node.name.getText()))
    return node.initializer ? literalsIn(node.initializer) : [];
  const within = ts.isJsxElement(node) ? node : parent;
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...wordsIn(child, within)));
  return found;
}

/** All literals that an attribute's value may be; conditions that choose between them are code. */
function literalsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) return isWord(node.text) ? [node.text] : [];
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return [];
  if (ts.isBinaryExpression(node) && /^[!=]=/.test(node.operatorToken.getText())) return [];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...literalsIn(child)));
  return found;
}

/** Keys have the same names in every language, and so does the label in the logo, which is drawn letters. */
const isKey = (element: ts.JsxElement | undefined) => element?.openingElement.tagName.getText() === "kbd";
const logo = "DOCS";

test("components contain no literal words: all text comes from the catalog of the edition's language", () => {
  const said = files.flatMap((file) => {
    return wordsOf(readFileSync(file, "utf8")).map((words) => `${file}: ${words}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(said).toEqual([]);
});

test("finds words in elements and their labels, but not in keys and code", () => {
  const element =
    "<p aria-label={b ? 'Go' : 'Image'} title={d('x yz')} className='one'>Say it <kbd>esc</kbd> {e === 'left'}</p>";
  expect(wordsOf(element)).toEqual(["Go", "Image", "Say it"]);
});
