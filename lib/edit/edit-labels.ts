import ts from "typescript";
import { cut } from "./edit-sidebars";
import { stringsIn } from "./replace-addresses";

/** What only `before` says: strings of a program that occur neither in its text `after` nor in other programs. */
export function stringsLost(before: string, after: string, others: readonly string[]): ReadonlySet<string> {
  const textsOf = (program: string) => stringsIn("x.ts", program).map(({ text }) => text);
  const kept = new Set([after, ...others].flatMap(textsOf));
  return new Set(textsOf(before).filter((text) => !kept.has(text)));
}

/** Removes translations from the text of a language's `labels.ts` by the labels that they translate. */
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
