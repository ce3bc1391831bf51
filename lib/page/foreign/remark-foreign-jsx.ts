import type { Code, Nodes, Root, RootContent } from "mdast";
import type { Finding } from "../../types";
import { attributesOf, isJsx, type JsxElement, stringAttributes } from "../jsx";
import { placeOf, walk } from "../walk";
import { adapt, unknown } from "./components";
import { htmlName } from "./html-schema";
import { constantsOf, literalAttributes, literalOf, lostCode } from "./literals";
import { asTab } from "./remark-foreign-blocks";

/**
 * Makes what another tree writes in JSX into what this site has: its components become ours or placeholders, literal values
 * become text, imports and exports go. Elements in small letters stay for `rehypeForeignHtml`. Each loss is a warning.
 */
export function remarkForeignJsx(findings: Finding[]) {
  return (tree: Root) => replaceIn(tree, { findings, ...constantsOf(tree) });
}

/** Where findings go, and texts by the name that the page gives them. */
type Around = { findings: Finding[]; texts: ReadonlyMap<string, string>; values: ReadonlyMap<string, string> };

function replaceIn(node: Nodes, around: Around): void {
  if (!("children" in node)) return;
  if (isJsx(node) && node.name === "Tabs") {
    labelByValues(node);
    labelTabs(node);
  }
  if (isJsx(node) && /^(CodeGroup|RequestExample|ResponseExample)$/.test(node.name ?? "")) makeTabs(node);
  for (const child of node.children) replaceIn(child, around);
  node.children = node.children.flatMap((child: Nodes) => replace(child, around)) as never;
}

function replace(node: Nodes, around: Around): Nodes[] {
  const { findings, texts } = around;
  const warn = (message: string, hint: string) =>
    findings.push({ severity: "warning", ...placeOf(node), message, hint });
  switch (node.type) {
    case "mdxjsEsm": {
      const lost = lostCode(node.value);
      if (lost)
        warn(
          `Import or export is left out: "${firstLine(lost)}".`,
          "Pages can contain text and components, but no code.",
        );
      return [];
    }
    case "mdxFlowExpression":
    case "mdxTextExpression": {
      const value = literalOf(node.value, texts);
      if (value !== undefined) return value === "" ? [] : asFlow(node, { type: "text", value });
      warn(`Expression "{${firstLine(node.value)}}" is shown as written.`, "Write the value itself.");
      return asFlow(node, { type: "inlineCode", value: `{${node.value}}` });
    }
    default:
      return isJsx(node) ? replaceElement(node, around) : [node];
  }
}

/** `<Tabs items={["npm", "pnpm"]}>` names tabs by their places; one that has no name at all is called by its place. */
function labelTabs(group: JsxElement): void {
  const labels = [...codeOfAttribute(group, "items").matchAll(/"([^"]*)"|'([^']*)'/g)].map(
    ([, double, single]) => double ?? single ?? "",
  );
  const tabs = group.children.flatMap((child: Nodes) =>
    isJsx(child) && /^(Tabs\.)?Tab$/.test(child.name ?? "") ? [child] : [],
  );
  for (const [index, tab] of tabs.entries()) {
    const isNamed = tab.attributes.some(
      (attribute) => attribute.type === "mdxJsxAttribute" && /^(label|title|value)$/.test(attribute.name),
    );
    if (!isNamed) tab.attributes.push(...attributesOf({ label: labels[index] || String(index + 1) }));
  }
}

/** `<Tabs values={[{ value: "a", label: "A" }]}>` of Docusaurus names tabs by their values. */
function labelByValues(group: JsxElement): void {
  const entries = codeOfAttribute(group, "values").match(/\{[^{}]*\}/g) ?? [];
  const textOf = (entry: string, key: string) => new RegExp(`\\b${key}:\\s*(["'\`])(.*?)\\1`).exec(entry)?.[2];
  const labels = new Map(entries.map((entry) => [textOf(entry, "value"), textOf(entry, "label")]));
  for (const tab of group.children.filter(isJsx)) {
    const { label, value } = stringAttributes(tab);
    if (label === undefined && value) tab.attributes.push(...attributesOf({ label: labels.get(value) }));
  }
}

/** What is written in the braces of an attribute; nothing of another one. */
function codeOfAttribute({ attributes }: JsxElement, name: string): string {
  const found = attributes.find((attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === name);
  return found?.value && typeof found.value === "object" ? found.value.value : "";
}

/** What stands behind the language of code and is no part of its name. */
const option = /(?<!\S)(?:lines|wrap|expandable|twoslash)(?!\S)|[\w-]+=(?:"[^"]*"|\S+)|\{[^{}]*\}/g;

/** A group of code, which is named by the words behind its language that are no options: ` ```bash npm lines `. */
function makeTabs(group: JsxElement): void {
  const children = group.children.map((child: Nodes, index) => {
    const meta = child.type === "code" ? (child.meta ?? "") : "";
    const options = meta.match(option) ?? [];
    const words = meta.replace(option, " ").trim().replace(/\s+/g, " ");
    const titled = [...options, `title="${words}"`].join(" ");
    return asTab(child.type === "code" && words ? { ...child, meta: titled } : child, index);
  });
  Object.assign(group, { name: "Tabs", attributes: [], children });
}

const firstLine = (text: string) => text.trim().split("\n", 1)[0] ?? "";

function asFlow(node: Nodes, phrasing: Extract<Nodes, { type: "text" | "inlineCode" }>): Nodes[] {
  const placed = { ...phrasing, position: node.position };
  return [node.type === "mdxFlowExpression" ? { type: "paragraph", children: [placed] } : placed];
}

/** Attributes that readers would miss. */
const shown = "href to src alt title label description caption summary text code".split(" ");

function replaceElement(node: JsxElement, { findings, values }: Around): Nodes[] {
  const { children, position } = node;
  if (!node.name) return children;
  const name = htmlName(node.name);
  const { attributes, lost } = literalAttributes(node, values);
  for (const key of lost.filter((other) => shown.includes(other))) {
    const message = `Attribute "${key}" of <${name}> is left out: its value is code.`;
    findings.push({ severity: "warning", ...placeOf(node), message, hint: "Write the value itself." });
  }
  // With the classes of Tailwind, one of two variants is shown: this one is for the dark color mode.
  const { className = "" } = attributes;
  if (/(?<!\S)hidden(?!\S)/.test(className) && /(?<!\S)dark:(?!hidden)/.test(className)) return [];
  if (name === "Code" && attributes.code !== undefined) return [codeOf(attributes.code, attributes, position)];
  if (/^[a-z]/.test(name)) {
    const inner = name === "details" ? children.flatMap(withoutParagraph) : children;
    return [{ ...node, name, attributes: attributesOf(attributes), children: inner as never }];
  }
  const { nodes, isKnown } = adapt({ name, attributes, children, isInline: node.type === "mdxJsxTextElement" });
  if (!isKnown) {
    findings.push({ severity: "warning", ...placeOf(node), ...unknown(name) });
  }
  return nodes.map((made) => {
    walk<{ type: string; position?: unknown }>(made, (inner) => {
      inner.position ??= position;
    });
    return { ...made, position } as RootContent;
  });
}

/** In MDX a summary that text follows on the next line is part of the text's paragraph, where browsers do not look for it. */
function withoutParagraph(child: Nodes): Nodes[] {
  if (child.type !== "paragraph") return [child];
  const [first, ...rest] = child.children;
  if (first === undefined || !isJsx(first) || first.name !== "summary") return [child];
  const isBlank = rest.every((node) => node.type === "text" && !node.value.trim());
  return [first, ...(isBlank ? [] : [{ ...child, children: rest }])];
}

/** `<Code code="a" lang="js" title="a.js" />` of Starlight. */
function codeOf(value: string, { lang, title, mark }: Record<string, string>, position: Nodes["position"]): Code {
  const meta = [title && `title="${title}"`, mark && /^[\d,-]+$/.test(mark) && `{${mark}}`].filter(Boolean).join(" ");
  return { type: "code", lang: lang ?? "", meta, value, position };
}
