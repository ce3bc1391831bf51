import type { Nodes, Root } from "mdast";
import { suggest } from "../issues";
import type { Finding, Mistake } from "../types";
import type { JsxElement } from "./jsx";
import { admonitionTypes } from "./remark-admonitions";
import { placeOf, walk } from "./walk";

/** Reports what cannot be part of a page: expressions, imports, non-text attributes, unknown admonitions. */
export function remarkSyntaxCheck(findings: Finding[]) {
  return (tree: Root) => walk<Nodes>(tree, (node) => checkNode(node, findings));
}

/** A comment that runs to the end of the next one, or of the page. */
export const openComment: Mistake = {
  message: 'The comment "{/*" is never closed.',
  hint: "Write */} at its end.",
};

type Report = (message: string, hint?: string) => void;

const reportAt =
  (node: Nodes, findings: Finding[]): Report =>
  (message, hint) =>
    findings.push({ severity: "error", ...placeOf(node), message, hint });

/** Most nodes are text, for which nothing needs to be checked or allocated. */
function checkNode(node: Nodes, findings: Finding[]): void {
  switch (node.type) {
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      checkAttributes(node, reportAt(node, findings));
      break;
    case "containerDirective":
      checkAdmonition(node.name, reportAt(node, findings));
      break;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      checkExpression(node.value, reportAt(node, findings));
      break;
    case "mdxjsEsm":
      checkImports(reportAt(node, findings));
  }
}

function checkImports(report: Report): void {
  report("Import or export in a page.", "Use the components of docs/authoring.md; nothing needs importing.");
}

function checkExpression(value: string, report: Report): void {
  const code = value.trim();
  if (code.startsWith("/*") && code.endsWith("*/")) {
    if (code.includes("{/*")) report(openComment.message, openComment.hint);
    return;
  }
  report(`JavaScript expression "{${value}}" would be dropped.`, "Put braces in code font: `{…}`.");
}

function checkAdmonition(name: string, report: Report): void {
  if (admonitionTypes.some((type) => type === name)) return;
  report(`Unknown admonition ":::${name}".`, suggest(name, admonitionTypes, `Known: ${admonitionTypes.join(", ")}.`));
}

/** Names and values are validated against the contracts only if every attribute is text. */
function checkAttributes({ name, attributes }: JsxElement, report: Report): void {
  const names = attributes.map((attribute) => ("name" in attribute ? attribute.name : undefined));
  for (const [index, attribute] of attributes.entries()) {
    if (attribute.type === "mdxJsxAttribute" && names.indexOf(attribute.name) < index)
      report(`The attribute "${attribute.name}" is used twice in <${name ?? ""}>.`, "Remove one of the two.");
    else if (attribute.type === "mdxJsxExpressionAttribute") {
      report(`<${name ?? ""}> spreads an expression, which would be dropped.`, "Write the attributes one by one.");
    } else if (attribute.value && typeof attribute.value !== "string") {
      report(
        `The value of "${attribute.name}" is an expression, which would be dropped.`,
        `Write ${attribute.name}="…".`,
      );
    }
  }
}
