import type { Heading, Nodes } from "mdast";
import { iconSign } from "../../authoring/plain-words";

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
  const [, short, quoted, bare] = idAmong.exec(attributes) ?? [];
  const id = braced ?? bracketed ?? short ?? quoted ?? bare;
  if (id !== undefined) heading.data = { ...heading.data, hProperties: { id } };
}

const iconName = /^\s*:(?:material|octicons|simple|lucide|fontawesome-(?:brands|regular|solid))-([a-z\d-]+?)(?:-\d+)?:/;

/** Removes icon shortcodes from a text. If nothing else is left, the text becomes the name of its first icon. */
export function withoutIcons(text: string): string {
  const words = text.replace(icon, "");
  return words.trim() === "" ? (iconName.exec(text)?.[1]?.replaceAll("-", " ") ?? words) : words;
}

/** Removes styling: icon shortcodes, and `{ .class key=value }` after the element it applies to. */
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
    if (before && before.type !== "text" && before.type !== "break") child.value = child.value.replace(behind, "");
    else if (!before && parent.children.length === 1) child.value = child.value.replace(alone, "");
    if (index === parent.children.length - 1) child.value = child.value.replace(below, "");
  }
}
