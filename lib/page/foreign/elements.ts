import type { Nodes } from "mdast";
import { attributesOf, type JsxElement } from "../jsx";

/** Nodes that Markdown and HTML trees have in common: components, elements in small letters, and text. */
export type Made = JsxElement | Extract<Nodes, { type: "text" }>;

/** Names of admonitions in other tools, and ours. */
export const admonitionNames: Record<string, string | undefined> = {
  note: "note",
  secondary: "note",
  ...{ abstract: "note", summary: "note", tldr: "note", example: "note", quote: "note", cite: "note", seealso: "note" },
  ...{ tip: "tip", hint: "tip", success: "tip", check: "tip", done: "tip" },
  ...{ info: "info", important: "info", question: "info", help: "info", faq: "info", todo: "info" },
  ...{
    warning: "warning",
    warn: "warning",
    caution: "warning",
    attention: "warning",
    failure: "warning",
    fail: "warning",
  },
  ...{ missing: "warning", danger: "danger", error: "danger", bug: "danger" },
};

/** Our admonition for a name of another tool. */
export const admonitionTypeOf = (name: string): string | undefined =>
  Object.hasOwn(admonitionNames, name) ? admonitionNames[name] : undefined;

/** The element of a component or, by a name in small letters, of HTML. */
export function element(
  name: string,
  attributes: Record<string, string | undefined>,
  children: readonly unknown[],
  isInline = false,
): JsxElement {
  return {
    type: isInline ? "mdxJsxTextElement" : "mdxJsxFlowElement",
    name,
    attributes: attributesOf(attributes),
    // Children are those of a node of the same tree.
    children: children as never[],
  };
}

export const text = (value: string): Made => ({ type: "text", value });

/** An admonition with its title, if it has one. */
export function admonition(
  type: string,
  title: string | readonly unknown[] | undefined,
  children: readonly unknown[],
): JsxElement {
  const words = typeof title === "string" ? [text(title)] : (title ?? []);
  const label = title && words.length > 0 ? [element("admonition-title", {}, words)] : [];
  return element("Admonition", { type }, [...label, ...children]);
}

/** Code, bold text, and links in an attribute. */
const inlineMarks = /`([^`]+)`|\*\*(?=\S)([^*]+)(?<=\S)\*\*|\[([^[\]]+)\]\(([^\s()]+)\)/;

/** Text with Markdown, as attributes have it. */
export function inlineText(words: string): Made[] {
  const [found, code, strong, label = "", href] = inlineMarks.exec(words) ?? [];
  if (found === undefined) return [text(words)];
  const at = words.indexOf(found);
  const name = code === undefined ? (strong === undefined ? "a" : "strong") : "code";
  const made = element(name, { href }, [text(code ?? strong ?? label)], true);
  return [text(words.slice(0, at)), made, ...inlineText(words.slice(at + found.length))];
}
