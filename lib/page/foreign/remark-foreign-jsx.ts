import type { Code, Nodes, Root, RootContent } from "mdast";
import type { Finding } from "../../types";
import { attributesOf, isJsx, type JsxElement, stringAttributes } from "../jsx";
import { walk, warningAt } from "../walk";
import { adapt, unknown } from "./components/components";
import { constantsOf, literalAttributes, literalOf, lostCode } from "./components/literals";
import { htmlName } from "./html/html-schema";
import { asTab } from "./remark-foreign-blocks";

/**
 * Converts the JSX of a foreign tree: components become ours or placeholders, literal expressions become text, imports and exports are
 * removed. Lowercase elements are left to `rehypeForeignHtml`. Each loss is a warning.
 */
export function remarkForeignJsx(findings: Finding[]) {
  return (tree: Root) => replaceIn(tree, { findings, ...constantsOf(tree) });
}

/** Where findings go, and the constants of the page by name. */
type Around = { findings: Finding[]; texts: ReadonlyMap<string, string>; values: ReadonlyMap<string, string> };

function replaceIn(node: Nodes, around: Around): void {
  if (!("children" in node)) return;
  if (isJsx(node) && /[a-z]Tabs$/.test(node.name ?? "")) tabsOfSlots(node);
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
  const warn = (message: string, hint: string) => findings.push(warningAt(node, message, hint));
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

/** Makes tabs of a project's own component that gets them as slots of Astro: `<SystemTabs><Fragment slot="Linux">`. */
function tabsOfSlots(group: JsxElement): void {
  const panels = group.children.filter(isJsx);
  const slots = panels.map((panel) => (panel.name === "Fragment" ? stringAttributes(panel).slot : undefined));
  if (slots.length === 0 || !slots.every(Boolean)) return;
  Object.assign(group, { name: "Tabs", attributes: [] });
  for (const [index, panel] of panels.entries())
    Object.assign(panel, { name: "TabItem", attributes: attributesOf({ label: slots[index] }) });
}

/** Labels tabs by position from `<Tabs items={["npm", "pnpm"]}>`, or with their number if there is no label at all. */
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

/** Labels tabs by value from `<Tabs values={[{ value: "a", label: "A" }]}>` of Docusaurus. */
function labelByValues(group: JsxElement): void {
  const entries = codeOfAttribute(group, "values").match(/\{[^{}]*\}/g) ?? [];
  const textOf = (entry: string, key: string) => new RegExp(`\\b${key}:\\s*(["'\`])(.*?)\\1`).exec(entry)?.[2];
  const labels = new Map(entries.map((entry) => [textOf(entry, "value"), textOf(entry, "label")]));
  for (const tab of group.children.filter(isJsx)) {
    const { label, value } = stringAttributes(tab);
    if (label === undefined && value) tab.attributes.push(...attributesOf({ label: labels.get(value) }));
  }
}

/** The expression in the braces of an attribute; empty for other values. */
function codeOfAttribute({ attributes }: JsxElement, name: string): string {
  const found = attributes.find((attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === name);
  return found?.value && typeof found.value === "object" ? found.value.value : "";
}

/** Options after the language of a fence that are not part of its title. */
const option = /(?<!\S)(?:lines|wrap|expandable|twoslash)(?!\S)|[\w-]+=(?:"[^"]*"|\S+)|\{[^{}]*\}/g;

/** Turns a code group into tabs, labeled by the words after the language that are not options: ` ```bash npm lines `. */
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

/** Attributes visible to readers, so their loss is reported. */
const shown = "href to src alt title label description caption summary text code".split(" ");

function replaceElement(node: JsxElement, { findings, values }: Around): Nodes[] {
  const { children, position } = node;
  if (!node.name) return children;
  const name = htmlName(node.name);
  // What a page says to programs alone, as Docusaurus and Nextra write it.
  if (/^head$/i.test(name)) return [];
  const { attributes, lost } = literalAttributes(node, values);
  for (const key of lost.filter((other) => shown.includes(other))) {
    const message = `Attribute "${key}" of <${name}> is left out: its value is code.`;
    findings.push(warningAt(node, message, "Write the value itself."));
  }
  // Tailwind classes show one of two variants by color mode: this is the dark one, so the other is kept.
  const { className = "" } = attributes;
  if (/(?<!\S)hidden(?!\S)/.test(className) && /(?<!\S)dark:(?!hidden)/.test(className)) return [];
  if (name === "Code" && attributes.code !== undefined) return [codeOf(attributes.code, attributes, position)];
  if (/^[a-z]/.test(name)) {
    const inner = name === "details" ? children.flatMap(withoutParagraph) : children;
    return [{ ...node, name, attributes: attributesOf(attributes), children: inner as never }];
  }
  const { nodes, isKnown } = adapt({ name, attributes, children, isInline: node.type === "mdxJsxTextElement" });
  if (!isKnown) findings.push(unknown(node, name));
  return nodes.map((made) => {
    walk<{ type: string; position?: unknown }>(made, (inner) => {
      inner.position ??= position;
    });
    return { ...made, position } as RootContent;
  });
}

/** In MDX, a summary followed by text on the next line ends up in a paragraph, where browsers ignore it; this moves it out. */
function withoutParagraph(child: Nodes): Nodes[] {
  if (child.type !== "paragraph") return [child];
  const [first, ...rest] = child.children;
  if (first === undefined || !isJsx(first) || first.name !== "summary") return [child];
  const isBlank = rest.every((node) => node.type === "text" && !node.value.trim());
  return [first, ...(isBlank ? [] : [{ ...child, children: rest }])];
}

/** Converts `<Code code="a" lang="js" title="a.js" />` of Starlight. */
function codeOf(value: string, { lang, title, mark }: Record<string, string>, position: Nodes["position"]): Code {
  const meta = [title && `title="${title}"`, mark && /^[\d,-]+$/.test(mark) && `{${mark}}`].filter(Boolean).join(" ");
  return { type: "code", lang: lang ?? "", meta, value, position };
}
