import type { Element, ElementContent, Nodes, Parents, Root } from "hast";
import { raw } from "hast-util-raw";
import { sanitize } from "hast-util-sanitize";
import type { VFile } from "vfile";
import type { Finding } from "../../types";
import { isJsx, stringAttributes } from "../jsx";
import { rehypeSafeAddresses } from "../rehype-safe-addresses";
import { absoluteAddress, type FromWhere, settleComponent } from "../remark-relative";
import { walk, warningAt } from "../walk";
import { adapt, unknown } from "./components/components";
import { linkTo } from "./html/frame-link";
import { dropHiddenColumns } from "./html/hidden-columns";
import { htmlName, htmlSchema, lowerSchemes, propertyOf, propertyValue, voidTags } from "./html/html-schema";
import { leftOut, tellLosses } from "./html/tell-losses";

type Options = FromWhere & { findings: Finding[] };
type HtmlRaw = { type: "raw"; value: string };

/**
 * Parses the HTML in pages of a foreign tree, sanitizes it, and resolves its addresses from the root of the site. Components in it become
 * ours or placeholders; everything removed is a finding.
 */
export function rehypeForeignHtml({ findings, base, moved }: Options) {
  return (tree: Root, file: VFile): Root => {
    const parsed = parseRaw(tree, file);
    convert(parsed, findings);
    walk<Nodes>(parsed, (node) => {
      if (node.type === "element") lowerSchemes(node);
      if (node.type === "element" && node.tagName === "table") dropHiddenColumns(node);
    });
    rehypeSafeAddresses({ findings, severity: "warning" })(parsed);
    tellLosses(parsed, findings);
    const clean = sanitizeAround(parsed);
    walk<Nodes>(clean, (node) => {
      if (node.type === "element") finish(node, { base, moved });
      else if (isJsx(node)) settleComponent(node, { base, moved });
    });
    return clean;
  };
}

const passThrough = ["mdxJsxFlowElement", "mdxJsxTextElement", "mdxFlowExpression", "mdxTextExpression"];

/** Parses raw HTML, if there is any. The options of code are carried in an attribute, since parsing drops node data. */
function parseRaw(tree: Root, file: VFile): Root {
  let hasRaw = false;
  walk<Nodes | HtmlRaw>(tree, (node) => {
    if (node.type === "raw") {
      hasRaw = true;
      node.value = withoutComponents(node.value);
    } else if (node.type === "element" && node.tagName === "code" && typeof node.data?.meta === "string") {
      node.properties.dataMeta = node.data.meta;
    }
  });
  if (!hasRaw) return tree;
  const parsed = raw(tree, { passThrough, file });
  return parsed.type === "root" ? parsed : { type: "root", children: [parsed as ElementContent] };
}

const tag = /<(\/?)([A-Za-z][\w.:-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*?)(\/?)>/g;
const voids = new Set<string>(voidTags);

/** HTML has neither components nor self-closing tags: wraps the former in a stand-in element and adds end tags for the latter. */
function withoutComponents(html: string): string {
  return html.replace(tag, (_, slash: string, written: string, attributes: string, closed: string) => {
    const name = htmlName(written);
    const isComponent = /[A-Z.-]/.test(name);
    const tagName = isComponent ? "other-component" : name;
    if (slash) return `</${tagName}>`;
    const start = isComponent ? `<${tagName} data-name="${name}"${attributes}>` : `<${name}${attributes}>`;
    return closed && !voids.has(name.toLowerCase()) ? `${start}</${tagName}>` : start;
  });
}

/** Converts components written in HTML to JSX nodes, and HTML elements written in JSX to hast elements. */
function convert(node: Nodes, findings: Finding[]): void {
  if (!("children" in node)) return;
  for (const child of node.children) convert(child, findings);
  node.children = node.children.flatMap((child) => replace(child, node, findings)) as never;
}

/** Replaces a component or an element, and leaves out what Vue repeats. */
function replace(node: Nodes, parent: Parents, findings: Finding[]): object[] {
  if (node.type === "element" && "v-for" in node.properties) {
    const message = `<${node.properties.dataName ?? node.tagName} v-for> is left out.`;
    findings.push(warningAt(node, message, "Pages do not run templates: write each item here."));
    return [];
  }
  if (node.type === "element" && node.tagName === "other-component") {
    const { dataName, ...properties } = node.properties;
    const attributes = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, String(value)]));
    const use = { name: String(dataName), attributes, children: node.children, isInline: holdsWords(parent) };
    const { nodes, isKnown } = adapt(use);
    if (!isKnown) findings.push(unknown(node, String(dataName)));
    return nodes.flatMap((made) => replace(made as Nodes, parent, findings));
  }
  if (node.type === "element") return replaceElement(node, parent, findings);
  if (!isJsx(node) || !node.name || !/^[a-z]/.test(node.name)) return [node];
  const properties = Object.entries(stringAttributes(node)).flatMap(([key, value]) => {
    // The mark of Vue for what is meant to be seen as it is written, which sanitizing removes.
    const property = key === "v-pre" ? key : propertyOf(key);
    return property === undefined ? [] : [[property, propertyValue(property, value)]];
  });
  const { name: tagName, children, position } = node;
  const made: Element = {
    ...{ type: "element", tagName, properties: Object.fromEntries(properties), position },
    // Both nodes share one list of children.
    children: children as never,
  };
  convert(made, findings);
  return replaceElement(made, parent, findings);
}

const holdsWords = (parent: Parents) =>
  parent.type === "element" && /^(p|h\d|li|td|th|a|em|strong|span)$/.test(parent.tagName);

/**
 * Replaces an `iframe` with a link, removes an `input`, which the library would turn into a checkbox, and replaces a Vue slot template
 * without an expression with its content.
 */
function replaceElement(node: Element, parent: Parents, findings: Finding[]): Element[] {
  if (node.tagName === "iframe") return [linkTo(node, parent, findings)];
  if (/^h[1-6]$/.test(node.tagName) && !saysSomething(node)) {
    const message = "A heading without words is left out.";
    findings.push(warningAt(node, message, "Write its words: comments are not shown."));
    return [{ ...node, tagName: "div", properties: node.properties.id ? { id: node.properties.id } : {} }];
  }
  if (node.content && Object.entries(node.properties).some(([name, value]) => /^v-slot/.test(name) && value === "")) {
    convert(node.content, findings);
    const { content, position } = node;
    const tagName = holdsWords(parent) ? "span" : "div";
    return [{ type: "element", tagName, properties: {}, children: content.children as ElementContent[], position }];
  }
  if (node.tagName !== "input" || node.properties.type === "checkbox") return [node];
  findings.push(leftOut(node));
  return [];
}

/** Whether an element has text, an image, or a component. */
const saysSomething = (node: Element): boolean =>
  node.children.some((child) =>
    child.type === "element"
      ? child.tagName === "img" || saysSomething(child)
      : child.type === "text"
        ? child.value.trim() !== ""
        : isJsx(child),
  );

/** The library handles only HTML: components are swapped for numbered stand-in elements while it runs. */
function sanitizeAround(tree: Root): Root {
  const aside: Parents[] = [];
  walk<Nodes>(tree, (node, index, parent) => {
    if (!isJsx(node) || index === undefined || !parent || !("children" in parent)) return;
    aside.push(node);
    const properties = { dataKept: String(aside.length - 1) };
    // Both nodes share one list of children, so nested components are swapped in it too.
    const place: Element = { type: "element", tagName: "kept-node", properties, children: node.children as never };
    parent.children[index] = place;
  });
  const clean = sanitize(tree, htmlSchema);
  const root: Root = clean.type === "root" ? clean : { type: "root", children: [clean as ElementContent] };
  walk<Nodes>(root, (node, index, parent) => {
    if (node.type !== "element" || node.tagName !== "kept-node" || index === undefined || !parent) return;
    const kept = aside[Number(node.properties.dataKept)];
    if (!kept || !("children" in parent)) return;
    kept.children = node.children as never;
    parent.children[index] = kept as never;
  });
  return root;
}

/** Restores the options of code, and makes addresses absolute from the root of the site. */
function finish(node: Element, { base, moved }: FromWhere): void {
  const { properties } = node;
  if (typeof properties.dataMeta === "string") {
    Object.assign(node, { data: { ...node.data, meta: properties.dataMeta } });
    delete properties.dataMeta;
  }
  for (const name of ["href", "src", "poster"]) {
    const address = properties[name];
    if (typeof address === "string") properties[name] = absoluteAddress(address, base, moved);
  }
  if (typeof properties.srcSet === "string")
    properties.srcSet = properties.srcSet.replace(
      /(?<=^|,\s+|\s[\d.]+[wx]\s*,)(\s*)(\S*[^\s,])/g,
      (_, blanks: string, address: string) => blanks + absoluteAddress(address, base, moved),
    );
}
