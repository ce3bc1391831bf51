import type { Nodes, Root } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { suggest } from "../issues";
import type { Issue } from "../types";
import { admonitionTypes } from "./remark-admonitions";
import { type ComponentName, closedValues, vocabulary } from "./vocabulary";
import { walk } from "./walk";

type Options = { file: string; issues: Issue[] };
const names = Object.keys(vocabulary);
const isName = (name: string): name is ComponentName => name in vocabulary;

/** Reports what would be dropped or fail later: expressions, imports, unknown components, attributes and admonitions. */
export function remarkSyntaxCheck(options: Options) {
  return (tree: Root) => walk<Nodes>(tree, (node) => checkNode(node, options));
}

type Report = (message: string, hint?: string) => void;

function reportAt({ position }: Nodes, { file, issues }: Options): Report {
  const { line, column } = position?.start ?? {};
  return (message, hint) => issues.push({ severity: "error", file, line, column, message, hint });
}

/** Most nodes are text and cannot be wrong: nothing is made for them. */
function checkNode(node: Nodes, options: Options): void {
  switch (node.type) {
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      checkComponent(node, reportAt(node, options));
      break;
    case "containerDirective":
      checkAdmonition(node.name, reportAt(node, options));
      break;
    case "mdxFlowExpression":
    case "mdxTextExpression":
      checkExpression(node.value, reportAt(node, options));
      break;
    case "mdxjsEsm":
      checkImports(reportAt(node, options));
  }
}

function checkImports(report: Report): void {
  report("Import or export in a page.", "Use the components of docs/authoring.md; nothing needs importing.");
}

function checkExpression(value: string, report: Report): void {
  const code = value.trim();
  if (code.startsWith("/*") && code.endsWith("*/")) return;
  report(`JavaScript expression "{${value}}" would be dropped.`, "Put braces in code font: `{…}`.");
}

function checkAdmonition(name: string, report: Report): void {
  if (admonitionTypes.some((type) => type === name)) return;
  report(`Unknown admonition ":::${name}".`, suggest(name, admonitionTypes, `Known: ${admonitionTypes.join(", ")}.`));
}

function checkComponent(node: MdxJsxFlowElement | MdxJsxTextElement, report: Report): void {
  const name = node.name ?? "";
  if (!isName(name)) {
    const fallback = /^[a-z]/.test(name)
      ? "HTML is not used in pages; write Markdown."
      : "docs/authoring.md lists the components.";
    report(`Unknown component <${name}>.`, suggest(name, names, fallback));
    return;
  }
  const known: readonly string[] = vocabulary[name];
  const given = new Set<string>();
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxExpressionAttribute") {
      report(`<${name}> spreads an expression, which would be dropped.`, "Write the attributes one by one.");
    } else {
      given.add(attribute.name);
      checkAttribute(name, attribute, report);
    }
  }
  for (const attribute of known) {
    if (!attribute.endsWith("?") && !given.has(attribute))
      report(`<${name}> needs the attribute "${attribute}".`, `Write <${name} ${attribute}="…">.`);
  }
}

function checkAttribute(component: ComponentName, { name, value }: MdxJsxAttribute, report: Report): void {
  const known = vocabulary[component].map((attribute) => attribute.replace("?", ""));
  const values = closedValues[component]?.[name];
  if (!known.includes(name)) {
    const fallback = `It has: ${known.join(", ") || "none"}.`;
    report(`<${component}> has no attribute "${name}".`, suggest(name, known, fallback));
  } else if (value && typeof value !== "string") {
    report(`The value of "${name}" is an expression, which would be dropped.`, `Write ${name}="…".`);
  } else if (values && !values.includes(value ?? "")) {
    const fallback = `Write one of: ${values.join(", ")}.`;
    report(`<${component}> knows no ${name} "${value ?? ""}".`, suggest(value ?? "", values, fallback));
  }
}
