import type { Nodes, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import type { Finding } from "../../types";
import { textOf } from "../blocks";
import { placeOf } from "../place-of";
import { walk } from "../walk";
import { dropLooks, readId } from "./attribute-lists";
import { admonitionNames, admonitionTypeOf, element } from "./components";
import { readFence } from "./fence";
import { readKeys } from "./keys";
import { readQuotations } from "./quotations";

/** Blocks that other tools know: containers, alerts in quotations, code groups, labels of fences, ids of headings, attributes. */
export function remarkForeignBlocks(findings: Finding[]) {
  return (tree: Root) =>
    walk<Nodes>(tree, (node) => {
      readQuotations(node);
      dropLooks(node);
      readKeys(node);
      if (node.type === "code") readFence(node);
      else if (node.type === "heading") readId(node);
      else if (node.type === "containerDirective") readContainer(node, findings);
    });
}

/** Containers become what they are called; one we do not know becomes what is in it, with a finding. */
function readContainer(node: ContainerDirective, findings: Finding[]): void {
  const [first, ...rest] = node.children;
  const isLabel = first?.type === "paragraph" && first.data?.directiveLabel;
  const label = isLabel ? textOf(first) : undefined;
  const children = isLabel ? rest : node.children;
  const become = (made: object) => Object.assign(node, made);
  const type = admonitionTypeOf(node.name);
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
