import ts from "typescript";
import { cut } from "./edit-sidebars";
import { stringsIn } from "./replace-addresses";

/** String literals in the source code `before` that occur neither in `after` nor in the `others`. */
export function stringsLost(before: string, after: string, others: readonly string[]): ReadonlySet<string> {
  const textsOf = (program: string) => stringsIn("x.ts", program).map(({ text }) => text);
  const kept = new Set([after, ...others].flatMap(textsOf));
  return new Set(textsOf(before).filter((text) => !kept.has(text)));
}

/** Removes the translations of `labels` from the text of a language's `labels.ts`. */
export function removeLabels(text: string, labels: ReadonlySet<string>): string {
  const found: ts.PropertyAssignment[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && isNamed(node.name, labels)) found.push(node);
    node.forEachChild(collect);
  };
  collect(ts.createSourceFile("labels.ts", text, ts.ScriptTarget.Latest, true));
  return found.reduceRight((rest, node) => cut(rest, node.getStart(), node.getEnd()), text);
}

const isNamed = (name: ts.PropertyName, labels: ReadonlySet<string>) =>
  (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) && labels.has(name.text);
