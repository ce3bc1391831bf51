import type { Nodes, Text } from "mdast";
import { wordsOf } from "../../../authoring/words-of";
import { element } from "../html/elements";

const role = /\{([\w.+-]+)\}$/;

/** Schemes of MyST, and the sites that they lead to. */
const schemes: [scheme: RegExp, site: string][] = [
  [/^doi:/, "https://doi.org/"],
  [/^wiki:/, "https://en.wikipedia.org/wiki/"],
];

/** Addresses that are their own words. */
const isPlain = /^(?:https?|doi|mailto):|^\/\//i;

/**
 * Replaces MyST roles among the children of a node, such as ``{kbd}`A` ``. A link without text gets one from its address, and an image of
 * another project becomes a link.
 */
export function readRoles(parent: Nodes): void {
  if (parent.type === "image" && parent.url.startsWith("xref:"))
    Object.assign(parent, {
      type: "link",
      children: [{ type: "text", value: parent.alt || wordsOfAddress(parent.url) }],
    });
  if (parent.type === "link" && parent.url) {
    if (parent.children.length === 0)
      parent.children = [{ type: "text", value: isPlain.test(parent.url) ? parent.url : wordsOfAddress(parent.url) }];
    for (const [scheme, site] of schemes) parent.url = parent.url.replace(scheme, site);
  }
  if (!("children" in parent) || !parent.children.some(({ type }) => type === "inlineCode")) return;
  const children: Nodes[] = [];
  for (const child of parent.children) {
    const before = children.at(-1);
    const [whole, name] = (child.type === "inlineCode" && before?.type === "text" && role.exec(before.value)) || [];
    if (child.type !== "inlineCode" || before?.type !== "text" || whole === undefined || name === undefined)
      children.push(child);
    else {
      before.value = before.value.slice(0, -whole.length);
      if (before.value === "") children.pop();
      children.push({ ...meaningOf(name, child.value), position: child.position });
    }
  }
  Object.assign(parent, { children });
}

/** Makes link text from an address: `b/set-up.md#first` and `xref:b#guide:first` → `First`. */
export function wordsOfAddress(url: string): string {
  const names = url.replace(/\.(?:mdx?|rst|ipynb|html)(?=#|$)/, "").split(/[/#:]/);
  return wordsOf(`${names.findLast(Boolean) ?? ""}.md`);
}

function meaningOf(name: string, written: string): Nodes {
  const [, words, target = written] = /^(.*?)\s*<([^<>]+)>$/s.exec(written) ?? [];
  const text = (value: string): Text => ({ type: "text", value });
  const inside = (tag: string, value: string, attributes: Record<string, string | undefined> = {}) =>
    element(tag, attributes, [text(value)], true);
  switch (name) {
    case "doc":
    case "download":
      return { type: "link", url: target, children: [text(words || wordsOfAddress(target))] };
    case "kbd":
    case "sub":
    case "sup":
      return inside(name, written);
    case "abbr": {
      const [, short = written, title] = /^(.*?)\s*\(([^()]*)\)$/.exec(written) ?? [];
      return inside("abbr", short, { title });
    }
    case "guilabel":
    case "menuselection":
    case "strong":
      return inside("strong", written.replaceAll("-->", "→"));
    case "ref":
    case "numref":
      return { type: "link", url: `#${target}`, children: [text(words || wordsOfAddress(target))] };
    case "term":
    case "eq":
    case "any":
      return text(words || target);
    case "octicon":
    case "fas":
    case "fab":
      return text("");
    default:
      return { type: "inlineCode", value: words || target.replace(/^[~!]/, "") };
  }
}
