import type { Nodes } from "mdast";
import { attributesOf, type JsxElement } from "../../jsx";

/** Nodes that are valid in both mdast and hast: JSX elements, for components or lowercase HTML elements, and text. */
export type Made = JsxElement | Extract<Nodes, { type: "text" }>;

/** Admonition types of this site, keyed by the names used in other tools. */
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

/** The admonition type for a name used in another tool; undefined if unknown. */
export const admonitionTypeOf = (name: string): string | undefined =>
  Object.hasOwn(admonitionNames, name) ? admonitionNames[name] : undefined;

/** Kinds of admonitions whose names are no words for readers. */
const unspoken = ["secondary", "warn", "cite", "check", "done"];
const spelled = new Map([
  ["seealso", "See also"],
  ["tldr", "TL;DR"],
  ["faq", "FAQ"],
]);

/** The title that other tools give an admonition without one, where this site would call it something else. */
export function titleOfKind(name: string): string | undefined {
  if (admonitionTypeOf(name) === name || unspoken.includes(name)) return undefined;
  return spelled.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** Creates a JSX element: a component, or an HTML element if the name is lowercase. */
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
    // The children come from a node of the same tree.
    children: children as never[],
  };
}

export const text = (value: string): Made => ({ type: "text", value });

/** Creates an admonition, with a title if given. */
export function admonition(
  type: string,
  title: string | readonly unknown[] | undefined,
  children: readonly unknown[],
): JsxElement {
  const words = typeof title === "string" ? [text(title)] : (title ?? []);
  const label = title && words.length > 0 ? [element("admonition-title", {}, words)] : [];
  return element("Admonition", { type }, [...label, ...children]);
}

/** Inline code, bold text, and links. */
const inlineMarks = /`([^`]+)`|\*\*(?=\S)([^*]+)(?<=\S)\*\*|\[([^[\]]+)\]\(([^\s()]+)\)/;

/** Parses the inline Markdown that attributes may contain. */
export function inlineText(words: string): Made[] {
  const [found, code, strong, label = "", href] = inlineMarks.exec(words) ?? [];
  if (found === undefined) return [text(words)];
  const at = words.indexOf(found);
  const name = code === undefined ? (strong === undefined ? "a" : "strong") : "code";
  const made = element(name, { href }, [text(code ?? strong ?? label)], true);
  return [text(words.slice(0, at)), made, ...inlineText(words.slice(at + found.length))];
}
