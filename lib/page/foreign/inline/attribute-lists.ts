import type { Heading, Nodes } from "mdast";
import { iconSign } from "../../../authoring/plain-words";
import { element } from "../html/elements";

const attribute = String.raw`(?:[.#][\w:+.-]+|[\w:-]+=(?:"[^"]*"|'[^']*'|[^\s"'{}]+)|(?<=[ \t])data-[\w-]+)`;
const list = String.raw`\{:?[ \t]*(${attribute}(?:[ \t]+${attribute})*)[ \t]*\}`;
/** An attribute list directly after a link, image, or emphasis. */
const behind = new RegExp(`^${list}`);
/** An attribute list alone on the last line of a block. */
const below = new RegExp(String.raw`\n[ \t]*${list}[ \t]*$`);
const idAmong = /(?:^|[ \t])(?:#([^ \t]+)|id=(?:["']([^"']+)["']|([^\s"']+)))/;
/** Excludes a heading from the docsify sidebar. */
const ignored = /\s*\{docsify-ignore(?:-all)?\}/g;
const alone = new RegExp(`^${list}$`);
const atEnd = new RegExp(`${list}$`);

const icon = new RegExp(`${iconSign}(?:${list})?[ \\t]?`, "g");

/**
 * Takes a trailing `{#id .class}` off a heading, or `[#id]` as Nextra and Fumadocs write it, and sets the id. A braced id may contain any
 * characters but braces and spaces.
 */
export function readId(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return;
  const text = last.value.replace(ignored, "").trimEnd();
  const [plain, braced, bracketed] = /\{#([^{}\s]+)\}$|(?<=\s)\[#([\w-]+)\]$/.exec(text) ?? [];
  const [whole = plain, attributes = ""] = atEnd.exec(text) ?? [];
  last.value = text.slice(0, text.length - (whole ?? "").length).trimEnd();
  const id = braced ?? bracketed ?? idIn(attributes);
  if (id !== undefined) heading.data = { ...heading.data, hProperties: { id } };
}

const iconName = /^\s*:(?:material|octicons|simple|lucide|fontawesome-(?:brands|regular|solid))-([a-z\d-]+?)(?:-\d+)?:/;

/** Removes icon shortcodes from a text. If nothing else is left, the text becomes the name of its first icon. */
export function withoutIcons(text: string): string {
  const words = text.replace(icon, "");
  return words.trim() === "" ? (iconName.exec(text)?.[1]?.replaceAll("-", " ") ?? words) : words;
}

/** Removes styling: icon shortcodes, and `{ .class key=value }` after the element it applies to, which keeps an id of it. */
export function dropLooks(parent: Nodes): void {
  if (parent.type === "text") parent.value = parent.value.replace(icon, "");
  if ("children" in parent && parent.children.length === 1) {
    const [only] = parent.children;
    if (only?.type === "text") only.value = withoutIcons(only.value);
  }
  if (parent.type !== "paragraph" && parent.type !== "heading" && parent.type !== "tableCell") return;
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== "text") continue;
    const before = parent.children[index - 1];
    const without = (list: RegExp, element: Nodes) => {
      setId(element, list.exec(child.value)?.[1]);
      child.value = child.value.replace(list, "");
    };
    if (before && before.type !== "text" && before.type !== "break") without(behind, before);
    else if (!before && parent.children.length === 1) without(alone, parent);
    if (index === parent.children.length - 1) without(below, index === 1 && before?.type === "image" ? before : parent);
  }
}

/** Gives an element the id among the attributes of its list. */
function setId(node: Nodes, attributes = ""): void {
  const id = idIn(attributes);
  if (id === undefined) return;
  // A paragraph is not written as an element in a list without blank lines.
  if (node.type === "paragraph")
    Object.assign(node, { children: [element("span", { id }, [], true), ...node.children] });
  // `[](){#id}` is a place to link to, not a link.
  else if (node.type === "link" && node.url === "") Object.assign(node, element("span", { id }, node.children, true));
  else node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
}

function idIn(attributes: string): string | undefined {
  const [, short, quoted, bare] = idAmong.exec(attributes) ?? [];
  return short ?? quoted ?? bare;
}
