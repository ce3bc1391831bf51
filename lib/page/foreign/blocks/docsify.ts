import type { Nodes } from "mdast";
import { admonition } from "../html/elements";

const callout = /^([!?])>[ \t]+/;

/**
 * Converts docsify syntax: paragraphs that start with `!>` or `?>` become admonitions, and options in place of the title of a link or image
 * (`':size=50%'`) are removed.
 */
export function readDocsify(node: Nodes): void {
  if ((node.type === "link" || node.type === "image") && /^:\w/.test(node.title ?? "")) node.title = null;
  if (!("children" in node)) return;
  for (const [index, child] of node.children.entries()) {
    const first = child.type === "paragraph" ? child.children[0] : undefined;
    const [whole, mark] = first?.type === "text" ? (callout.exec(first.value) ?? []) : [];
    if (whole === undefined || child.type !== "paragraph" || first?.type !== "text") continue;
    first.value = first.value.slice(whole.length);
    const box = { ...admonition(mark === "!" ? "info" : "tip", [], [{ ...child }]), position: child.position };
    node.children.splice(index, 1, box as never);
  }
}

/** Rewrites `## Title :id=own` to `## Title {#own}`. */
export const readDocsifyId = (line: string): string =>
  line.replace(/^( {0,3}#{1,6}[ \t].*[ \t]):id=([\w-]+)[ \t]*$/, "$1{#$2}");
