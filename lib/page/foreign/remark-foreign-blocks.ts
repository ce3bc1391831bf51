import type { Blockquote, Code, Heading, Nodes, Parent, Root, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { Finding } from "../../types";
import { textOf } from "../blocks";
import { placeOf } from "../place-of";
import { walk } from "../walk";
import { admonition, admonitionNames, element } from "./components";

/** Blocks that other tools know: containers, alerts in quotations, code groups, labels of fences, ids of headings. */
export function remarkForeignBlocks(findings: Finding[]) {
  return (tree: Root) =>
    walk<Nodes>(tree, (node, index, parent) => {
      if (node.type === "code") readFence(node);
      else if (node.type === "heading") readId(node);
      else if (node.type === "blockquote") readAlert(node, index ?? 0, parent);
      else if (node.type === "containerDirective") readContainer(node, findings);
      else return node.type !== "paragraph" && node.type !== "table";
      return true;
    });
}

/** `js{1,3}:line-numbers [app.js]` → language `js`, options `{1,3} showLineNumbers title="app.js"`. */
function readFence(code: Code): void {
  const [, lang = "", stuck = ""] = /^([^{:[\s]*)(.*)$/.exec(code.lang ?? "") ?? [];
  const written = `${stuck} ${code.meta ?? ""}`
    .replace(/:(no-)?line-numbers(=\d+)?/g, (_, no?: string, start = "") => (no ? "" : ` showLineNumbers${start}`))
    .replace(/\bfile(?:name)?=/g, "title=")
    .replace(/\btitle='([^']*)'/g, 'title="$1"');
  const label = /(?:^|\s)\[([^\]]+)\]/.exec(written)?.[1];
  const meta =
    label === undefined ? written : `${written.replace(`[${label}]`, "")} title="${label.split("~")[0]?.trim()}"`;
  code.lang = lang.replace(/-vue$/, "");
  code.meta = meta.trim().replace(/\s+/g, " ");
}

/** `## Title {#id}` → the id; what stands before it is the heading. */
function readId(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type !== "text") return;
  const [whole, id] = /\s*\{#([^{}\s]+)\}\s*$/.exec(last.value) ?? [];
  if (whole === undefined || id === undefined) return;
  last.value = last.value.slice(0, -whole.length);
  heading.data = { ...heading.data, hProperties: { id } };
}

/** `> [!NOTE] Title` → an admonition. */
function readAlert(quote: Blockquote, index: number, parent: Nodes | undefined): void {
  const [first, ...rest] = quote.children;
  const start = first?.type === "paragraph" ? first.children[0] : undefined;
  if (first?.type !== "paragraph" || start?.type !== "text" || !parent || !("children" in parent)) return;
  const [whole, name = "", title = ""] = /^\[!(\w+)\][-+]?[ \t]*([^\n]*)(?:\n|$)/.exec(start.value) ?? [];
  const type = name.toUpperCase() === "CAUTION" ? "danger" : admonitionNames[name.toLowerCase()];
  if (whole === undefined || type === undefined) return;
  start.value = start.value.slice(whole.length);
  const isEmpty = first.children.length === 1 && start.value.trim() === "";
  const made = admonition(type, title.trim() || undefined, [...(isEmpty ? [] : [first]), ...rest]);
  (parent as Parent).children[index] = { ...made, position: quote.position } as RootContent;
}

/** Containers become what they are called; one we do not know becomes what is in it, with a finding. */
function readContainer(node: ContainerDirective, findings: Finding[]): void {
  const [first, ...rest] = node.children;
  const isLabel = first?.type === "paragraph" && first.data?.directiveLabel;
  const label = isLabel ? textOf(first) : undefined;
  const children = isLabel ? rest : node.children;
  const become = (made: object) => Object.assign(node, made);
  const type = admonitionNames[node.name];
  if (type !== undefined) {
    node.name = type;
    return;
  }
  switch (node.name) {
    case "details":
      become(element("Details", { summary: label ?? "Details" }, children, false));
      return;
    case "code-group":
    case "tabs":
      become(element("Tabs", {}, children.map(asTab), false));
      return;
    default: {
      const { name } = node;
      become(element("div", {}, node.children, false));
      if (["raw", "v-pre", "steps"].includes(name)) return;
      const message = `Unknown block ":::${name}": its contents are shown without it.`;
      const hint = `Known: ${Object.keys(admonitionNames).join(", ")}.`;
      findings.push({ severity: "warning", ...placeOf(node), message, hint });
    }
  }
}

function asTab(child: Nodes, index: number): object {
  if (child.type !== "code") return element("Tab", { label: String(index + 1) }, [child], false);
  readFence(child);
  const title = /\s*\btitle="([^"]*)"/.exec(child.meta ?? "");
  child.meta = child.meta?.replace(title?.[0] ?? "", "");
  return element("Tab", { label: title?.[1] ?? (child.lang || String(index + 1)) }, [child], false);
}
