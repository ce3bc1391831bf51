import type { Nodes, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Finding } from "../../types";
import { isJsx } from "../jsx";
import { placeOf } from "../place-of";
import { adapt, unknown } from "./components";

/**
 * Makes what another tree writes in JSX into what this site has: its components become ours or placeholders, literal values
 * become text, imports and exports go. Elements in small letters stay for `rehypeHtml`. Each loss is a warning.
 */
export function remarkForeignJsx(findings: Finding[]) {
  return (tree: Root) => replaceIn(tree, findings);
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function replaceIn(node: Nodes, findings: Finding[]): void {
  if (!("children" in node)) return;
  for (const child of node.children) replaceIn(child, findings);
  node.children = node.children.flatMap((child: Nodes) => replace(child, findings)) as never;
}

function replace(node: Nodes, findings: Finding[]): Nodes[] {
  const warn = (message: string, hint: string) =>
    findings.push({ severity: "warning", ...placeOf(node), message, hint });
  switch (node.type) {
    case "mdxjsEsm":
      if (!isHarmless(node.value)) {
        warn(`Import or export is left out: "${firstLine(node.value)}".`, "Pages hold text and components, no code.");
      }
      return [];
    case "mdxFlowExpression":
    case "mdxTextExpression": {
      const value = literalOf(node.value);
      if (value !== undefined) return value === "" ? [] : asFlow(node, { type: "text", value });
      warn(`Expression "{${firstLine(node.value)}}" is shown as it is written.`, "Write the value itself.");
      return asFlow(node, { type: "inlineCode", value: `{${node.value}}` });
    }
    default:
      return isJsx(node) ? replaceElement(node, findings) : [node];
  }
}

const firstLine = (text: string) => text.trim().split("\n", 1)[0] ?? "";

/** Imports of components are told where the components stand. */
const isHarmless = (code: string) => code.split("\n").every((line) => /^import\b|^\s*$/.test(line));

/** The text of a literal or of a comment, which has none; nothing for code. */
function literalOf(code: string): string | undefined {
  const text = code.trim();
  if (text === "" || /^(\/\*[\s\S]*?\*\/\s*)+$/.test(text)) return "";
  if (/^(true|false|-?[\d.]+)$/.test(text)) return text;
  const quoted = /^(["'`])((?:(?!\1)[^\\])*)\1$/.exec(text)?.[2];
  return quoted?.includes("${") ? undefined : quoted;
}

function asFlow(node: Nodes, phrasing: Extract<Nodes, { type: "text" | "inlineCode" }>): Nodes[] {
  const placed = { ...phrasing, position: node.position };
  return [node.type === "mdxFlowExpression" ? { type: "paragraph", children: [placed] } : placed];
}

function replaceElement(node: JsxElement, findings: Finding[]): Nodes[] {
  const { name, children } = node;
  if (!name) return children;
  const attributes = literalAttributes(node);
  if (/^[a-z]/.test(name)) {
    const kept = Object.entries(attributes).map(([key, value]) => ({
      type: "mdxJsxAttribute" as const,
      name: key,
      value,
    }));
    return [{ ...node, attributes: kept }];
  }
  const { nodes, isKnown } = adapt({ name, attributes, children, isInline: node.type === "mdxJsxTextElement" });
  if (!isKnown) {
    findings.push({ severity: "warning", ...placeOf(node), ...unknown(name) });
  }
  return nodes.map((made) => ({ ...made, position: node.position }) as RootContent);
}

function literalAttributes({ attributes }: JsxElement): Record<string, string> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== "mdxJsxAttribute") return [];
      const { value } = attribute;
      const text = value == null || typeof value === "string" ? (value ?? "") : literalOf(value.value);
      return text === undefined ? [] : [[attribute.name, text]];
    }),
  );
}
