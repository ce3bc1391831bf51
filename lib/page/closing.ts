import type { Nodes } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { Report } from "./component-form";
import { admonitionTypes } from "./remark-admonitions";

/** The last line of a multiline block, without quotation markers. */
export const lastLine = (text: string) => (text.split("\n").slice(1).at(-1) ?? "").replace(/^[\s>]+/, "").trim();

/** Whether the text of a container ends with a line of at least as many colons as it starts with. */
export function isClosed(text: string): boolean {
  const [colons = ""] = /^:+/.exec(text) ?? [];
  const last = lastLine(text);
  return last.startsWith(colons) && /^:+$/.test(last);
}

/** False for a fence or admonition that runs to the end of its parent. */
export function checkEnd(node: Nodes, parent: Nodes | undefined, text: string, report: Report): boolean {
  if (node.type === "code") return checkFence(text, parent, report);
  return node.type !== "containerDirective" || checkContainer(node, parent, text, report);
}

function checkFence(text: string, parent: Nodes | undefined, report: Report): boolean {
  const [, fence] = /^(`{3,}|~{3,})/.exec(text) ?? [];
  const last = lastLine(text);
  if (!fence || (last.startsWith(fence) && /^(`+|~+)$/.test(last))) return true;
  const hint = `Write ${fence} on a line of its own below the code${inList(parent, fence)}.`;
  report({ severity: "error", message: "The code fence is never closed.", hint });
  return false;
}

/** An end that is not indented is outside the list, and so ends nothing. */
const inList = (parent: Nodes | undefined, begin: string) =>
  parent?.type === "listItem" ? `, and indent both as far as the ${begin} above: they belong to the list` : "";

function checkContainer(
  { name, children, attributes }: ContainerDirective,
  parent: Nodes | undefined,
  text: string,
  report: Report,
): boolean {
  const [colons = ""] = /^:+/.exec(text) ?? [];
  if (isClosed(text)) {
    const [lost] = Object.keys(attributes ?? {});
    if (lost !== undefined && admonitionTypes.some((type) => type === name))
      report({
        severity: "warning",
        message: `"${colons}${name}" has no attribute "${lost}".`,
        hint:
          lost === "id"
            ? `Remove the braces. For an address, write <Anchor id="${attributes?.id}" /> above it.`
            : `Remove the braces. A title goes in brackets: ${colons}${name}[Title].`,
      });
    if (!children.some((child) => !("data" in child && child.data && "directiveLabel" in child.data)))
      report({ severity: "warning", message: `"${colons}${name}" has no text.`, hint: "Write one, or remove it." });
    return true;
  }
  // The first line of colons closes the outer container unless that has more colons.
  const hint =
    parent?.type === "containerDirective"
      ? `Write ${colons} on a line of its own below its text, and use one more colon for the block around it.`
      : `Write ${colons} on a line of its own below its text${inList(parent, colons + name)}.`;
  report({ severity: "error", message: `"${colons}${name}" is never closed.`, hint });
  return false;
}
